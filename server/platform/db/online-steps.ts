import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from './db.ts';
import { select } from './select-list.ts';

/** What is done to a large table while the market goes on: an index, or rows that are written in batches. */
export type OnlineStep = { index: Index } | { batch: Batch };

/** `definition` is what follows the name of `create index`: `on notices (account_id, created_at)`. */
type Index = { name: string; definition: string; isUnique?: boolean };

/**
 * Writes some hundred rows, in a transaction of its own, and answers after which the next batch goes on; null when none is
 * left. After a break it begins at null again, so it leaves alone what it finds written.
 */
type Batch = (tx: Tx, after: string | null) => Promise<string | null>;

export type OnlineSteps = {
  /** In the order in which they are done. */
  names: readonly string[];
  /** Called for those alone that are not done. */
  read(name: string): Promise<OnlineStep>;
};

/**
 * Does the steps that are not done. One process does them; the others wait, and find them done. A step that breaks off is
 * taken up by the next start: an index is made again, batches go on with what is left.
 * @throws the first step's error; the steps before it stay done.
 */
export async function runOnlineSteps(db: Db, steps: OnlineSteps): Promise<void> {
  while ((await waitingSteps(db, steps.names)).length > 0) {
    const isOver = await db.transaction().execute(async (held) => {
      if (!(await isFirst(held))) return false;
      for (const name of await waitingSteps(db, steps.names)) await runStep(db, name, await steps.read(name));
      return true;
    });
    if (!isOver) await sleep(POLL_MS);
  }
}

/** The names of those that are not done. */
export async function waitingSteps(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await select({ name: sql<string>`name` })`from online_steps`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !done.has(name));
}

const POLL_MS = 250;

/** Any number that nothing else locks. */
const LOCK_ID = 5_201_840_117_336_402n;

/**
 * Holds the lock until the transaction ends, also behind a pooler. `create index concurrently` waits for every snapshot, so
 * none may be kept meanwhile: others do not wait inside a statement but ask again, and the last statement here reads
 * nothing, since PostgreSQL keeps what a statement read from until the next one.
 */
async function isFirst(held: Tx): Promise<boolean> {
  const { rows } = await select({
    is_first: sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(LOCK_ID)})`,
  })``.execute(held);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(held);
  return rows[0]?.is_first ?? false;
}

async function runStep(db: Db, name: string, step: OnlineStep): Promise<void> {
  if ('index' in step) await makeIndex(db, step.index);
  else await writeBatches(db, step.batch);
  await sql`insert into online_steps (name) values (${name}) on conflict do nothing`.execute(db);
}

/** One that broke off has left an index that nothing reads and every write keeps up. */
async function makeIndex(db: Db, { name, definition, isUnique = false }: Index): Promise<void> {
  const { rows } = await select({
    is_valid: sql<boolean>`i.indisvalid`,
  })`from pg_index i where i.indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.is_valid) return;
  await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
  const unique = sql.raw(isUnique ? 'unique' : '');
  await sql`create ${unique} index concurrently ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
}

async function writeBatches(db: Db, batch: Batch): Promise<void> {
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await inTransaction(db, (tx) => batch(tx, from));
  } while (after !== null);
}
