import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { atEndOfFile } from '../../testing/end-of-file.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase, type Tx } from './db.ts';
import { type OnlineStep, runOnlineSteps } from './online-steps.ts';

let processes: Database[];

beforeAll(async () => {
  const { ownerUrl } = await freshDatabase();
  const open = () => openDatabase(ownerUrl, { size: 4, log: createLog('silent'), isPatient: true });
  processes = [open(), open()];
  atEndOfFile(async () => void (await Promise.all(processes.map(({ close }) => close()))));
  await ask('create table large (id integer primary key, twice integer)');
  await ask('insert into large select n from generate_series(1, 1000) n');
});

/** As one process or the other asks. */
async function ask<Row extends pg.QueryResultRow>(text: string, as: 0 | 1 = 0): Promise<Row[]> {
  return (await (processes[as] as Database).pool.query<Row>(text)).rows;
}

const start = (steps: Record<string, OnlineStep>, as: 0 | 1 = 0) =>
  runOnlineSteps((processes[as] as Database).db, {
    names: Object.keys(steps),
    read: (name) => Promise.resolve(steps[name] as OnlineStep),
  });

const isValid = async (name: string) =>
  (
    await ask<{ is: boolean }>(
      `select indisvalid as is from pg_index where indexrelid = to_regclass('${name}')`,
    )
  )[0]?.is;

/** Until `create index` waits for a transaction that began before it. */
const untilIndexWaits = () =>
  expect
    .poll(() =>
      ask(
        `select from pg_stat_activity where datname = current_database()
          and query like 'create  index%' and wait_event_type = 'Lock' and state = 'active'`,
      ),
    )
    .toHaveLength(1);

test('an index is made while others write, and made again after its process was ended in the middle', async () => {
  const steps = { '1': { index: { name: 'large_twice', definition: 'on large (twice)' } } };
  const writer = await (processes[1] as Database).pool.connect();
  await writer.query('begin; update large set twice = 0 where id = 1');
  const broken = start(steps).then(
    () => 'done',
    () => 'broken off',
  );
  await untilIndexWaits();
  // Behind a plain `create index` this would wait.
  await ask(`set statement_timeout = '2s'; update large set twice = 0 where id = 2`, 1);
  await ask(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'create  index%' and pid <> pg_backend_pid()`,
    1,
  );
  expect([await broken, await isValid('large_twice')]).toEqual(['broken off', false]);
  await writer.query('commit');
  writer.release();

  // The pool may hand out the connection that was just ended once more; the next process would begin with new ones.
  await start(steps).catch(() => start(steps));
  expect(await isValid('large_twice')).toBe(true);
});

test('rows are written in batches, by one of two processes, and go on after a break', async () => {
  const written: string[] = [];
  let breaksAt = '600';
  const batch = async (tx: Tx, after: string | null) => {
    if (after === breaksAt) throw new Error('broken off');
    const { rows } = await sql<{ id: number }>`
      update large set twice = id * 2
      where id in (select id from large where id > ${Number(after ?? 0)} order by id limit 200)
        and twice is distinct from id * 2 returning id`.execute(tx);
    written.push(...rows.map(({ id }) => `${id}`));
    const last = Number(after ?? 0) + 200;
    return last < 1000 ? `${last}` : null;
  };
  await expect(start({ '2': { batch } })).rejects.toThrow('broken off');
  expect(written).toHaveLength(600);

  breaksAt = 'never';
  await Promise.all([start({ '2': { batch } }), start({ '2': { batch } }, 1)]);
  expect([written.length, new Set(written).size]).toEqual([1000, 1000]);
  expect(await ask('select from large where twice is distinct from id * 2')).toEqual([]);
  expect(await ask(`select name from online_steps where name in ('1', '2') order by 1`)).toEqual([
    { name: '1' },
    { name: '2' },
  ]);
});
