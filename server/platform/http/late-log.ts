import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];
type Said = Parameters<FastifyBaseLogger['info']>;

/**
 * The log of a request, made at its first line. Most requests have none but the one that every request has, and making one
 * searches what it is bound to for private keys.
 */
export const lateLog = (log: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger =>
  new LateLog(() => log.child(bindings, options));

class LateLog {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | null = null;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.#log.level;
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }

  trace(...said: Said): void {
    this.#log.trace(...said);
  }

  debug(...said: Said): void {
    this.#log.debug(...said);
  }

  info(...said: Said): void {
    this.#log.info(...said);
  }

  warn(...said: Said): void {
    this.#log.warn(...said);
  }

  error(...said: Said): void {
    this.#log.error(...said);
  }

  fatal(...said: Said): void {
    this.#log.fatal(...said);
  }

  silent(): void {}
}
