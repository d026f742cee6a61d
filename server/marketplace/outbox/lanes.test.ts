import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Business } from '../../testing/business.ts';
import { castOf } from '../../testing/cast.ts';
import { theDay } from '../../testing/daytime.ts';
import { atEndOfFile } from '../../testing/end-of-file.ts';
import { openSecondProduct, openTestMarket, type TestMarket } from '../../testing/market.ts';
import { visitor } from '../../testing/newcomer.ts';
import { SEND_FROM_OUTBOX } from './lanes.ts';
import { putInOutbox } from './put-in-outbox.ts';

// A worker beside the market, which sends nothing itself: what waits is taken as a process of its own takes it.

let market: TestMarket;
let worker: TestMarket;

beforeAll(async () => {
  market = await openTestMarket({ ROLE: 'web' });
  worker = await openSecondProduct(market, { ROLE: 'worker' });
  atEndOfFile(() => worker.product.stop().then(() => market.product.stop()));
});

beforeEach(async () => {
  await market.reset();
  theDay(market.clock);
  theDay(worker.clock);
});

afterEach(() => market.product.database.pool.query('delete from pgboss.job'));

const MANY = 3_000;

/** The same lead, told of as often as if it had reached thousands of businesses. */
async function toldOfALead(anna: Business, channel: 'email' | 'sms', times = MANY): Promise<void> {
  const carl = await castOf(market).customer();
  const { id: subjectId } = await carl.posts();
  const { db, queue } = market.product.market;
  const told = { kind: 'new-lead', channel, accountId: anna.accountId, businessId: anna.id, subjectId };
  const messages = Array.from({ length: times }, () => ({ ...told, key: newId() }));
  await inTransaction(db, (tx) => putInOutbox({ tx, queue, now: market.clock.now() }, messages));
}

async function sent(kind: string): Promise<number> {
  const { rows } = await market.product.database.pool.query<{ count: number }>(
    `select count(*) from notices where kind = $1 and status <> 'queued'`,
    [kind],
  );
  return rows[0]?.count ?? 0;
}

const soon = { timeout: 20_000, interval: 10 };

test('a code that somebody waits for overtakes the mails about leads', async () => {
  const [anna, carl] = [await castOf(market).business(), await castOf(market).customer()];
  await toldOfALead(anna, 'email');
  await visitor(market).sendSecurityCode({ params: { email: carl.facts.email } });
  await expect.poll(() => market.mailTo(carl.facts.email), soon).toHaveLength(1);
  expect(await sent('new-lead')).toBeLessThan(MANY / 4);
});

test('a text about a quote overtakes the texts about leads', async () => {
  const [anna, carl] = [await castOf(market).business(), await castOf(market).customer()];
  await anna.wants({ email: false, sms: true });
  await carl.wants({ email: false, sms: true });
  await toldOfALead(anna, 'sms');
  await carl.posts({ title: 'Another tap' });
  await anna.quotes(await anna.lead('Another tap'), { cost: 120 });
  await expect.poll(() => market.mailTo(carl.facts.mobile), soon).toHaveLength(1);
  expect(await sent('new-lead')).toBeLessThan(MANY / 4);
});

test('what a process of the release before queued goes the way that is right for it', async () => {
  const anna = await castOf(market).business();
  await anna.wants({ email: true, sms: true });
  await worker.product.market.queue.close();
  await toldOfALead(anna, 'email', 1);
  await toldOfALead(anna, 'sms', 1);
  await market.product.database.pool.query('update pgboss.job set name = $1 where name like $2', [
    SEND_FROM_OUTBOX,
    'send-%',
  ]);
  const another = await openSecondProduct(market, { ROLE: 'worker' });
  theDay(another.clock);
  await expect.poll(() => sent('new-lead'), soon).toBe(2);
  await another.product.stop();
});
