import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { type Database, inTransaction, openDatabase } from '../db/db.ts';
import { createLog } from '../log/log.ts';
import { openQueue, prepareQueue, type Queue } from './queue.ts';

const log = createLog('silent');
const NAME = 'ring-bells';

let url: string;
let database: Database;
let queue: Queue;
const rung: string[] = [];

beforeAll(async () => {
  url = (await freshDatabase()).ownerUrl;
  await prepareQueue(url, { names: [NAME], log });
  database = openDatabase(url, { size: 4, log });
  // Whatever is worked on here is worked on because somebody was woken.
  queue = openQueue(url, { db: database.db, log, works: true, pollSeconds: 3600 });
  await queue.start();
  await queue.work(NAME, async ({ bell = '' }) => void rung.push(bell));
});
afterAll(async () => {
  await queue.close();
  await database.close();
});
beforeEach(() => rung.splice(0));

const ring = (bell: string, notBefore?: Date) =>
  inTransaction(database.db, (tx) =>
    queue.send(tx, NAME, { jobs: [{ bell }], ...(notBefore && { notBefore }) }),
  );

/** What PostgreSQL is told for the workers, as one of them hears it. */
async function withEar(work: (heard: string[]) => Promise<void>): Promise<void> {
  const ear = new pg.Client({ connectionString: url });
  const heard: string[] = [];
  ear.on('notification', ({ payload = '' }) => heard.push(payload));
  await ear.connect();
  try {
    const { rows } = await ear.query<{ channel: string }>(
      `select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`,
    );
    await ear.query(`listen ${rows[0]?.channel}`);
    await work(heard);
  } finally {
    await ear.end();
  }
}

test('a job that was committed is worked on without waiting for a poll', async () => {
  for (const bell of ['one', 'two', 'three', 'four']) {
    await ring(bell);
    await expect.poll(() => rung, { interval: 10 }).toContain(bell);
  }
});

test('workers are woken after the commit, and for work that did not commit by nobody', () =>
  withEar(async (heard) => {
    await inTransaction(database.db, async (tx) => {
      await queue.send(tx, NAME, { jobs: [{ bell: 'slow' }] });
      await tx.selectFrom('jobs').select('id').execute();
      await sleep(100);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual([NAME]);
    const lost = inTransaction(database.db, async (tx) => {
      await queue.send(tx, NAME, { jobs: [{ bell: 'lost' }] });
      await tx.selectFrom('jobs').select('id').execute();
      throw new Error('thought better of it');
    });
    await expect(lost).rejects.toThrow('thought better of it');
    await ring('tomorrow', new Date(Date.now() + 86_400_000));
    await ring('kept');
    await expect.poll(() => rung).toEqual(['slow', 'kept']);
    await expect.poll(() => heard).toEqual([NAME, NAME]);
  }));
