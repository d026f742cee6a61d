import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { Market } from '../action.ts';
import type { DeclaredTable } from '../personal-data.ts';
import { isTimed, keptSince, type KeptFor, momentsOf } from '../retention.ts';

export const SWEEP_OLD_ROWS = 'sweep-old-rows';

/** At each hour, away from its beginning, when everybody else's timers go off. */
export const SWEEP_TIMES = '23 * * * *';

type Kept = { table: string; retention: KeptFor };
type Sweeping = Pick<Market, 'db' | 'clock'> & { tables: readonly DeclaredTable[] };

/** How much at once: rows of one statement, and statements for one table in a run. */
export type SweepBounds = { batch: number; batches: number };

/** A statement of some 20 ms, and a run of a minute at most where many tables have much that is due. */
const BOUNDS: SweepBounds = { batch: 2_000, batches: 250 };

/**
 * Deletes what is kept no longer, as each table's feature has declared it. Each batch is a transaction of its own, and rows
 * that somebody holds are passed by, so nobody waits for it, several processes may run it at once, and one that is killed
 * loses nothing: the next run goes on. What is left over when a run has done its share waits for the next.
 */
export async function sweepOldRows({ db, clock, tables }: Sweeping, bounds = BOUNDS): Promise<void> {
  const now = clock.now();
  const kept = tables.flatMap(({ table, retention }) => (isTimed(retention) ? [{ table, retention }] : []));
  const keys = await primaryKeys(db);
  const failures: unknown[] = [];
  for (const each of kept) {
    const batch = { key: keys.get(each.table) ?? [], now, batch: bounds.batch };
    // One table's failure must not keep the others.
    await deleteBatches(db, { ...each, ...batch }, bounds).catch(
      (error: unknown) => void failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some tables could not be swept');
}

async function deleteBatches(db: Db, due: Due, { batch, batches }: SweepBounds): Promise<void> {
  let from: Moment | null = null;
  for (let done = 0; done < batches; done += 1) {
    const { rows } = await batchOf({ ...due, from }).execute(db);
    const { count = 0, last = null }: Partial<Deleted> = rows[0] ?? {};
    if (count < batch) return;
    from = last;
  }
}

type Moment = Date | number;
type Deleted = { count: number; last: Moment | null };
type Due = Kept & { key: readonly string[]; now: Date; batch: number; from?: Moment | null };

/**
 * SQL: deletes the oldest rows that are due and that nobody holds, and answers how many and the youngest of them. They are
 * found by the index of what is asked; the next batch begins where this one ended, and not at entries of deleted rows.
 */
export function batchOf({ table, retention, key, now, batch, from = null }: Due): RawBuilder<Deleted> {
  if (key.length === 0) throw new Error(`the table ${table} has no primary key to delete its rows by`);
  const since = sinceOf(retention);
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const isOld = key.map((column) => sql`t.${sql.ref(column)} = old.${sql.ref(column)}`);
  const due = keptSince(now, retention.keeps);
  return select(
    { count: sql<number>`count(*)`, last: sql<Moment | null>`max(gone.since)` },
    sql`with gone as (
      delete from ${sql.table(table)} t using (
        select ${keys}, ${since} as since from ${sql.table(table)}
        where ${since} < ${momentOf(retention, due)} and ${retention.only ?? sql`true`}
          ${from === null ? sql`` : sql`and ${since} >= ${momentOf(retention, from)}`}
        order by ${since} limit ${sql.lit(batch)} for update skip locked
      ) old where ${sql.join(isOld, sql` and `)} returning old.since)`,
  )`from gone`;
}

function sinceOf(retention: KeptFor): RawBuilder<unknown> {
  const moments = momentsOf(retention).map((column) => sql.ref(column));
  const [first] = moments;
  return moments.length === 1 && first ? first : sql`least(${sql.join(moments)})`;
}

const momentOf = ({ isInMs }: KeptFor, moment: Moment): RawBuilder<unknown> =>
  isInMs ? sql`${Number(moment)}::bigint` : sql`${moment}::timestamptz`;

const KEY = { table: sql<string>`c.relname::text`, column: sql<string>`a.attname::text` };

/** The columns of each table's primary key. */
export async function primaryKeys(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await select(KEY)`
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and c.relnamespace = 'public'::regnamespace`.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ column }) => column)]));
}
