import pg from 'pg';
import { expect, inject } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { jobWish } from '../../../testing/customer.ts';
import { openSecondProduct, type TestMarket } from '../../../testing/market.ts';
import { story } from '../../../testing/story.ts';
import { inTransaction } from '../../db/db.ts';

/** Whether anybody may come into a database; nobody is in it when it is shut. */
async function openDoor(database: string, isOpen: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: inject('cluster').ownerUrl });
  await client.connect();
  try {
    await client.query(`alter database ${database} allow_connections ${isOpen}`);
    if (!isOpen)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        database,
      ]);
  } finally {
    await client.end();
  }
}

story(
  'a process is ready while its database can be reached, and alive also without it',
  { shows: ['R-16-038'] },
  async ({ market }) => {
    const health = async (kind: string) => (await fetch(`${market.baseUrl}/api/health/${kind}`)).status;
    const database = new URL(market.databaseUrl).pathname.slice(1);
    expect([await health('ready'), await health('live')]).toEqual([200, 200]);
    await openDoor(database, false);
    expect([await health('ready'), await health('live')]).toEqual([503, 200]);
    const { headers } = await fetch(`${market.baseUrl}/api/health/ready`);
    expect(headers.get('retry-after')).toMatch(/^[123]$/);
    await openDoor(database, true);
    // An outside fault that was answered is a warning.
    expect(market.log.map((line) => JSON.parse(line).level).filter((level) => level > 40)).toEqual([]);
    await expect.poll(() => health('ready')).toBe(200);
  },
);

story('a process that is a worker answers for its health and for nothing else', async ({ market }) => {
  const worker = await openSecondProduct(market, { ROLE: 'worker' });
  const statuses = async ({ baseUrl }: { baseUrl: string }, paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(`${baseUrl}${path}`)).status));
  const health = ['/api/health/ready', '/api/health/live'];
  const pages = ['/api/work-category', '/api/openapi.json', '/sitemap.xml', '/dev/mailbox', '/simulator'];
  expect(await statuses(worker, health)).toEqual([200, 200]);
  expect(await statuses(market, pages)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(worker, pages)).toEqual([404, 404, 404, 404, 404]);
  await worker.product.stop();
});

story(
  'on a database that cannot be written a process is not ready, answers reads and puts acts off',
  async (stage) => {
    const { market } = stage;
    const carl = await stage.customer();
    const api = await carl.api();
    const health = async () => (await fetch(`${market.baseUrl}/api/health/ready`)).status;
    const database = new URL(market.databaseUrl).pathname.slice(1);
    const readOnly = (is: 'on' | 'off') =>
      market.asOwner(`
      alter database ${database} set default_transaction_read_only = ${is};
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    expect(await health()).toBe(200);
    await readOnly('on');
    try {
      await expect.poll(health).toBe(503);
      // A call on a connection that has just been ended is put off as well.
      await expect.poll(() => carl.jobs().catch(() => 'put off')).toEqual([]);
      expect(await refusalOf(api.postJob({ body: jobWish() }))).toBe('unavailable');
    } finally {
      await market.asOwner('set default_transaction_read_only = off');
      await readOnly('off');
    }
    await expect.poll(health).toBe(200);
    // Here too a connection may have been cut a moment ago.
    await expect.poll(() => carl.posts().catch(() => 'put off')).toMatchObject({ id: expect.any(String) });
  },
);

story('a process whose connections are all at work is ready all the same', async ({ market }) => {
  const { pool } = market.product.database;
  const taken = await Promise.all(Array.from({ length: 20 }, () => pool.connect()));
  const [ready, live] = await Promise.all(
    ['ready', 'live'].map((kind) => fetch(`${market.baseUrl}/api/health/${kind}`)),
  );
  for (const client of taken) client.release();
  expect([ready?.status, live?.status]).toEqual([200, 200]);
});

story('a process on its way out says that it is not ready, and still lives', async ({ market }) => {
  const second = await openSecondProduct(market, { ROLE: 'web' });
  const { app, stop } = second.product;
  const health = async (kind: string) => (await app.inject(`/api/health/${kind}`)).statusCode;
  expect([await health('ready'), await health('live')]).toEqual([200, 200]);
  const stopped = stop();
  expect(await Promise.all([health('ready'), health('live')])).toEqual([503, 200]);
  await stopped;
});

/** A queue whose jobs a test may take, and no worker is up that would. */
const OTHER_QUEUE = 'apply-payment-event';

/**
 * The process has looked twice for jobs of a queue that it does work off. It looks after each queue at the same pace, so
 * between the two it would have looked after any other as well.
 */
async function hasLookedTwice({ product }: TestMarket): Promise<void> {
  const { db, queue } = product.market;
  let taken = 0;
  await queue.work(OTHER_QUEUE, async () => void (taken += 1));
  for (const time of [1, 2]) {
    await inTransaction(db, (tx) => queue.send(tx, OTHER_QUEUE, { jobs: [{ time: String(time) }] }));
    await expect.poll(() => taken).toBe(time);
  }
}

story('a process that serves the web leaves jobs of the queue to the workers', async (stage) => {
  const { market } = stage;
  const [carl, anna] = [await stage.customer(), await stage.business({ package: 'premium' })];
  await market.product.market.queue.close(); // from here on this market has no worker
  const web = await openSecondProduct(market, { ROLE: 'web' });
  await (await carl.api(web)).postJob({ body: jobWish() });
  await hasLookedTwice(web);
  const states = async () => {
    const asked = `select state from pgboss.job where name = 'announce-job'`;
    const { rows } = await market.product.database.pool.query<{ state: string }>(asked);
    return rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(['created']);
  expect(await market.mailTo(anna.facts.email)).toEqual([]);
  const worker = await openSecondProduct(market, { ROLE: 'worker' });
  await expect.poll(async () => (await market.mailTo(anna.facts.email)).length).toBe(1);
  await Promise.all([web.product.stop(), worker.product.stop()]);
});
