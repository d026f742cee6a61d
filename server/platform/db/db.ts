import { Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { RefusalCode } from '../../../contract/refusals.ts';
import type { Log } from '../log/log.ts';
import { Refusal } from '../refusal.ts';
import { LeanPostgresDialect } from './dialect.ts';
import { readMoment } from './moments.ts';
import { notifyingAfter, openNotifier } from './notify.ts';
import { limitedTo, TIMEOUTS, type Timeouts, UNLIMITED } from './limits.ts';
import { prepareMarked } from './prepared-statements.ts';
import type { Pulse } from './pulse.ts';
import type { DB } from './schema.gen.ts';
import { connectionTo } from './primary.ts';
import { askAtOnce, sendTogether } from './sent-together.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** A read may run inside a transaction or outside one. */
export type Reader = Db | Tx;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

// PostgreSQL's bigint counts come as text; ours are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readMoment);

export type DatabaseOptions = {
  /** The number of connections of this process. */
  size: number;
  /** Milliseconds to wait for a connection. */
  wait?: number;
  log: Log;
  timeouts?: Timeouts;
  /** Without the time limits: for migrations, which may take long. */
  isPatient?: true;
  /** A pooler stands between, which gives each transaction any connection it has. */
  isPooled?: boolean;
  /** Whether a connection keeps what is prepared by name; not every pooler's does. */
  namesStatements?: boolean;
  /** Cuts the connections of a database that answers nothing more; without it, they wait. */
  pulse?: Pulse;
};

/** Opens the pool. */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { isPooled = false, namesStatements = true, timeouts = TIMEOUTS, pulse } = options;
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: options.size,
    connectionTimeoutMillis: options.wait ?? 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    ...(pulse && { Client: pulse.Client }),
    // A pooler refuses start-up parameters: there the role has these settings (role-limits.ts).
    ...(!isPooled && { options: options.isPatient ? UNLIMITED : limitedTo(timeouts) }),
  });
  // Without these listeners, a connection that dies while idle or between two statements would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (err) => options.log.warn({ err }, 'a database connection was lost')),
  );
  pulse?.watch(pool);
  prepareMarked(pool, { namesStatements });
  sendTogether(pool, { namesStatements });
  const db = new Kysely<DB>({ dialect: new LeanPostgresDialect({ pool }) });
  askAtOnce(db);
  const notifier = openNotifier(db, options.log);
  const close = () => notifier.idle().then(() => closed(db, pool));
  return { db, pool, close: () => close().finally(() => pulse?.stop()) };
}

/** Kysely ends a pool only if it has asked something by it. */
async function closed(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}

const RETRIED = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

/**
 * Runs `work` in one transaction; a serialization failure or deadlock runs it again from the start,
 * so `work` must have no effect outside the transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await notifyingAfter(db, (begun) =>
        db.transaction().execute((tx) => {
          begun(tx);
          return work(tx);
        }),
      );
    } catch (error) {
      if (attempt === MAX_TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/**
 * A transaction that marks what it delivers. While a mail server takes its time, it idles: more than usual, but not
 * for ever.
 */
export const whileDelivering = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await sql`/* pipelined */ set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    return work(tx);
  });

/** The five-character SQLSTATE of a database error, or null for anything else. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

const UNIQUE_VIOLATION = '23505';

/** For `catch`: somebody else took it between the question and the write. */
export const ifTaken =
  (refusal: RefusalCode | Refusal) =>
  (error: unknown): never => {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw typeof refusal === 'string' ? new Refusal(refusal) : refusal;
  };

/** What no text of PostgreSQL can hold, such as U+0000, met in a text and in JSON. */
const NO_TEXT = new Set(['22021', '22P05']);

/** Whether somebody sent what the database cannot keep: that is for the sender to mend (400). */
export const isNoText = (error: unknown): boolean => NO_TEXT.has(sqlState(error) ?? '');

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57014',
  '55P03',
  '25P03',
  // The leader has become a standby; a new one is being chosen.
  '25006',
]);
const AWAY_CLASSES = ['08', '53', '57P'];
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Whether the database is away, full or too slow: the caller may try again later (503). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state && (AWAY.has(state) || AWAY_CLASSES.some((prefix) => state.startsWith(prefix)))) return true;
  return AWAY_MESSAGES.test(error.message);
}
