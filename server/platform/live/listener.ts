import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from '../db/primary.ts';
import type { Log } from '../log/log.ts';

export type ListenerOptions = {
  channel: string;
  log: Log;
  heard(payload: string): void;
  /** It listens again after a time in which it may have missed something. */
  missed(): void;
};

export type Listener = {
  /** Answers when it listens, or when the first try has failed and the next will come. */
  ready: Promise<void>;
  close(): Promise<void>;
};

const FIRST_WAIT_MS = 100;
const LAST_WAIT_MS = 5_000;
/** A connection that died without a word is found by asking. */
const PING_MS = 20_000;
const PATIENCE_MS = 5_000;

/**
 * Listens to PostgreSQL's notifications on one connection of its own, and comes back whenever that is lost.
 * The connection must be to the database itself: a pooler that shares connections loses what is notified.
 */
export function openListener(url: string, options: ListenerOptions): Listener {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  const running = keepListening(url, { ...options, closing: closing.signal, tried: first.resolve });
  return {
    ready: first.promise,
    async close() {
      closing.abort();
      await running;
    },
  };
}

type Run = ListenerOptions & { closing: AbortSignal; tried(): void };

async function keepListening(url: string, run: Run): Promise<void> {
  let hasMissed = false;
  for (let wait = FIRST_WAIT_MS; !run.closing.aborted; wait = Math.min(wait * 2, LAST_WAIT_MS)) {
    const client = await connected(url, run);
    run.tried();
    if (client) {
      if (hasMissed) run.missed();
      wait = FIRST_WAIT_MS;
      await untilLost(client, run.closing);
    }
    hasMissed = true;
    await sleep(wait, undefined, { signal: run.closing }).catch(() => undefined);
  }
}

async function connected(url: string, { channel, heard, log }: Run): Promise<pg.Client | null> {
  const client = new pg.Client({
    ...connectionTo(url),
    application_name: 'fettle listener',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', (err) => log.warn({ err }, 'the listening connection met an error'));
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  try {
    await client.connect();
    // allow no-session-state: a connection of its own, which never goes through the pooler
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (err) {
    log.warn({ err }, 'cannot listen to the database; trying again');
    void client.end().catch(() => undefined);
    return null;
  }
}

/** Waits until the connection is gone, or gives it up when it does not answer or is not wanted any more. */
async function untilLost(client: pg.Client, closing: AbortSignal): Promise<void> {
  const lost = Promise.withResolvers<void>();
  client.once('end', () => lost.resolve());
  const ping = setInterval(() => void client.query('select 1').catch(() => lost.resolve()), PING_MS);
  closing.addEventListener('abort', () => lost.resolve(), { once: true });
  if (closing.aborted) lost.resolve();
  await lost.promise;
  clearInterval(ping);
  const ended = client.end().catch(() => undefined);
  if (closing.aborted) await Promise.race([ended, sleep(PATIENCE_MS, undefined, { ref: false })]);
}
