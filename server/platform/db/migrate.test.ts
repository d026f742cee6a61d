import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/databases.ts';
import { createLog } from '../log/log.ts';
import { openDatabase } from './db.ts';
import { comparedSchema, migrate } from './migrate.ts';

test('several processes that start on a new database migrate it once, and no session keeps a lock', async () => {
  const { ownerUrl } = await emptyDatabase();
  const open = () => openDatabase(ownerUrl, { size: 2, log: createLog('silent'), isPatient: true });
  const processes = [open(), open(), open()];
  const started = await Promise.allSettled(processes.map(({ db }) => migrate(db)));
  const [first] = processes;
  const { rows } = (await first?.pool.query(`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)) ?? {
    rows: [1],
  };
  const left = first && (await comparedSchema(first.db));
  await Promise.all(processes.map(({ close }) => close()));
  expect(started.map((each) => ('value' in each ? each.value : each.reason))).toEqual(
    processes.map(() => 'current'),
  );
  expect([rows, left]).toEqual([[], { missing: [], unknown: [] }]);
});
