import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createLog } from '../log/log.ts';
import { type Database, inTransaction, openDatabase } from './db.ts';
import { notify } from './notify.ts';

let url: string;
let database: Database;
let listener: pg.Client;
const heard: string[] = [];

const CHANNEL = 'told_in_tests';
const tell = (db: Parameters<typeof notify>[0], payload: string) => notify(db, { channel: CHANNEL, payload });

beforeAll(async () => {
  url = (await freshDatabase()).ownerUrl;
  database = openDatabase(url, { size: 2, log: createLog('silent') });
  await database.pool.query('create table notes (number integer primary key)');
  listener = new pg.Client({ connectionString: url });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query(`listen ${CHANNEL}`);
});
afterAll(async () => {
  await listener.end();
  await database.close();
});
beforeEach(() => heard.splice(0));

test('what a transaction notifies is heard once it has committed, in order and each once', async () => {
  await inTransaction(database.db, async (tx) => {
    for (const payload of ['one', 'two', 'one']) await tell(tx, payload);
    await sql`insert into notes values (1)`.execute(tx);
    await sleep(50);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['one', 'two']);
});

test('what a transaction notifies that fails is not heard', async () => {
  const lost = inTransaction(database.db, async (tx) => {
    await tell(tx, 'lost');
    await sql`insert into notes values (1)`.execute(tx);
  });
  await expect(lost).rejects.toMatchObject({ code: '23505' });
  await tell(database.db, 'later');
  await expect.poll(() => heard).toEqual(['later']);
});

test('what is tried again notifies once', async () => {
  let tries = 0;
  await inTransaction(database.db, async (tx) => {
    await tell(tx, 'tried');
    if ((tries += 1) === 1) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx);
  });
  await tell(database.db, 'later');
  await expect.poll(() => heard).toEqual(['tried', 'later']);
});

test('what was notified goes out before the database is closed', async () => {
  const other = openDatabase(url, { size: 1, log: createLog('silent') });
  await inTransaction(other.db, (tx) => tell(tx, 'last'));
  await other.close();
  await expect.poll(() => heard).toEqual(['last']);
});
