import { type Embedded, type EmbeddedOptions, startEmbedded } from './start.ts';

const LOOKS_EVERY_MS = 1_000;

/**
 * Starts the embedded PostgreSQL and starts it again when it dies, at the same address: what is connected to it
 * connects again by itself. The same answer and errors as `startEmbedded`.
 */
export async function keepEmbedded(options: EmbeddedOptions): Promise<Omit<Embedded, 'isRunning'>> {
  const log = options.log ?? (() => {});
  let server = await startEmbedded(options);
  let starting: Promise<void> | null = null;
  const again = async (): Promise<void> => {
    log('PostgreSQL is gone: starting it again');
    server = await startEmbedded(options);
  };
  const timer = setInterval(() => {
    if (starting || server.isRunning()) return;
    starting = again()
      .catch((error: unknown) => log(`PostgreSQL did not come back: ${String(error)}`))
      .finally(() => {
        starting = null;
      });
  }, LOOKS_EVERY_MS).unref();
  return {
    url: server.url,
    ownerUrl: server.ownerUrl,
    owned: server.owned,
    async stop() {
      clearInterval(timer);
      await starting;
      await server.stop();
    },
  };
}
