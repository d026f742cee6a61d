import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase } from './db.ts';
import { anyOf, preparedEach, preparedOnce, skipping, type Slots } from './prepared-statements.ts';
import { select } from './select-list.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase((await freshDatabase()).ownerUrl, { size: 1, log: createLog('silent') });
  await database.pool.query('create table notes as select uuidv7() as id, n from generate_series(1, 5000) n');
  await database.pool.query('create index on notes (id); analyze notes');
});
afterAll(() => database.close());

/** What the one connection has prepared under a name, and how often it was run by the plan that it keeps. */
async function preparedAs(name: string): Promise<{ statements: number; kept: boolean }> {
  const { rows } = await database.pool.query<{ generic_plans: number; custom_plans: number }>(
    'select generic_plans, custom_plans from pg_prepared_statements where name like $1',
    [`${name}-%`],
  );
  return { statements: rows.length, kept: rows.every((row) => row.generic_plans > row.custom_plans) };
}

const TIMES = 20;
const times = Array.from({ length: TIMES }, (_, time) => time);

test('a statement is written at its first call only, and brings its values at every one', async () => {
  let written = 0;
  const noteWith = preparedOnce('note-with', ({ n }: Slots<{ n: number }>) => {
    written++;
    return select({ n: sql<number>`n` })`from notes where n = ${n}::int`;
  });
  for (const n of times) expect(await noteWith(database.db, { n: n + 1 })).toEqual([{ n: n + 1 }]);
  expect(written).toBe(1);
  expect(await preparedAs('note-with')).toEqual({ statements: 1, kept: true });
});

test('a list of ids has one plan, however long it is', async () => {
  const { rows } = await database.pool.query<{ id: string }>('select id from notes order by n limit 3');
  const all = rows.map(({ id }) => id);
  const notes = preparedOnce(
    'notes-with',
    ({ ids }: Slots<{ ids: string[] }>) =>
      select({ id: sql<string>`id` })`from notes where id = ${anyOf(ids)}`,
  );
  for (const time of times) {
    const ids = all.slice(0, (time % 3) + 1);
    const found = await notes(database.db, { ids });
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  }
  expect(await notes(database.db, { ids: [] })).toEqual([]);
  expect(await notes(database.db, { ids: [newId()] })).toEqual([]);
  expect(await preparedAs('notes-with')).toEqual({ statements: 1, kept: true });
});

test('each way to ask has one statement, and each page of it the same plan', async () => {
  type Way = { isNewest: boolean };
  let written = 0;
  const pageOf = preparedEach(
    'page-of-notes',
    ({ isNewest }: Way, { skipped }: Slots<{ skipped: number }>) => {
      written++;
      const order = isNewest ? sql`id desc` : sql`id`;
      return select({ n: sql<number>`n` })`from notes order by ${order} limit 2 ${skipping(skipped)}`;
    },
  );
  for (const time of times)
    for (const isNewest of [true, false]) {
      const page = await pageOf(database.db, { isNewest }, { skipped: time * 2 });
      const first = isNewest ? 5000 - time * 2 : time * 2 + 1;
      expect(page.map(({ n }) => n)).toEqual([first, isNewest ? first - 1 : first + 1]);
    }
  expect(written).toBe(2);
  expect(await preparedAs('page-of-notes')).toEqual({ statements: 2, kept: true });
});
