import { pino, type Logger } from 'pino';
import { inSources } from './source-lines.ts';

export type Log = Logger;

// What must never reach a log, down to four levels of an object.
const PRIVATE_KEYS = [
  'password',
  'token',
  'code',
  'email',
  'mobile_number',
  'authorization',
  'cookie',
  'set-cookie',
  'recipient',
  'to',
];

const REDACTED = PRIVATE_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`].map(quoted));

function quoted(path: string): string {
  return path.replace(/[a-z]+-[a-z]+$/, (key) => `["${key}"]`).replace('.[', '[');
}

/** A write for each line would cost a busy process a tenth of its time. What is left goes out when the process ends. */
const GATHERED = { dest: 1, sync: false, minLength: 8 * 1024, periodicFlush: 100 };

/** What every line says of the process that wrote it. */
export type Origin = { role: string; host: string; pid: number; version: string };

/** JSON lines on standard output. Redaction is the last net; callers log ids, not people. */
export function createLog(
  level: string,
  destination?: { write(line: string): void } | null,
  origin: Origin | null = null,
): Log {
  const options = {
    level,
    base: origin,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: REDACTED, censor: '[hidden]' },
    serializers: { err: describeError },
  };
  return pino(options, destination ?? pino.destination(GATHERED));
}

/**
 * What of an error may be logged. A PostgreSQL error's `detail` and `where` quote rows and are left out, and
 * whatever looks like a person's address or number in its message is hidden.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'A value that is no error was thrown.' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const { message, stack, cause } = error;
  return {
    type: error.constructor.name,
    message: scrub(message),
    state: code,
    constraint,
    stack: scrub(inSources(stack ?? '')),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

const scrub = (text: string): string =>
  text.replace(/[^\s"'<>@]+@[^\s"'<>@]+\.[^\s"'<>@]+/g, '[hidden]').replace(/\+?\d[\d ]{8,}\d/g, '[hidden]');
