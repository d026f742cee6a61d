import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Business } from '../../testing/business.ts';
import { castOf } from '../../testing/cast.ts';
import { theDay } from '../../testing/daytime.ts';
import { atEndOfFile } from '../../testing/end-of-file.ts';
import { openSecondProduct, openTestMarket, type TestMarket } from '../../testing/market.ts';
import { visitor } from '../../testing/newcomer.ts';
import type { Person } from '../../testing/person.ts';
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
  // A notice of a lead waits for a mail, which is what waits in the queue.
  const kind = channel === 'email' ? 'lead-digest' : 'new-lead';
  const told = { kind, channel, accountId: anna.accountId, businessId: anna.id, subjectId };
  const messages = Array.from({ length: times }, () => ({ ...told, key: newId() }));
  await inTransaction(db, (tx) => putInOutbox({ tx, queue, now: market.clock.now() }, messages));
}

/** How many notices of this kind went before the one that somebody waits for, in the order in which their jobs were done. */
async function wentBefore({ accountId }: Person, kind: string): Promise<number> {
  const done = `from pgboss.job j join notices n on n.id::text = j.data ->> 'noticeId' where j.completed_on is not null and`;
  const waitedFor = `select min(j.completed_on) ${done} n.account_id = $1`;
  await expect
    .poll(async () => (await market.look<{ min: Date | null }>(waitedFor, [accountId]))[0]?.min)
    .not.toBe(null);
  const [counted] = await market.look<{ count: number }>(
    `select count(*) ${done} n.kind = $2 and j.completed_on < (${waitedFor})`,
    [accountId, kind],
  );
  return counted?.count ?? 0;
}

const soon = { interval: 10 };

test('a code that somebody waits for overtakes the mails about leads', async () => {
  const [anna, carl] = [await castOf(market).business(), await castOf(market).customer()];
  await toldOfALead(anna, 'email');
  await visitor(market).sendSecurityCode({ params: { email: carl.facts.email } });
  await expect.poll(() => market.mailTo(carl.facts.email), soon).toHaveLength(1);
  expect(await wentBefore(carl, 'lead-digest')).toBeLessThan(MANY / 4);
});

test('a text about a quote overtakes the texts about leads', async () => {
  const [anna, carl] = [await castOf(market).business(), await castOf(market).customer()];
  await anna.wants({ email: false, sms: true });
  await carl.wants({ email: false, sms: true });
  await toldOfALead(anna, 'sms');
  await carl.posts({ title: 'Another tap' });
  await anna.quotes(await anna.lead('Another tap'), { cost: 120 });
  await expect.poll(() => market.mailTo(carl.facts.mobile), soon).toHaveLength(1);
  expect(await wentBefore(carl, 'new-lead')).toBeLessThan(MANY / 4);
});

test('what an operator put into one queue goes the way that is right for it', async () => {
  const [anna, carl] = [
    await castOf(market).business({ package: 'premium' }),
    await castOf(market).customer(),
  ];
  await anna.wants({ email: true, sms: true });
  const { id: subjectId } = await carl.posts();
  const { db, queue } = market.product.market;
  const now = market.clock.now();
  const rows = (['email', 'sms'] as const).map((channel) => ({ id: newId(), channel }));
  await inTransaction(db, async (tx) => {
    for (const { id, channel } of rows)
      await sql`
        insert into notices (id, key, kind, channel, account_id, business_id, subject_id, created_at)
        values (${id}, ${id}, 'new-lead', ${channel}, ${anna.accountId}, ${anna.id}, ${subjectId}, ${now})`.execute(
        tx,
      );
    await queue.send(tx, SEND_FROM_OUTBOX, { jobs: rows.map(({ id }) => ({ noticeId: id })) });
  });
  await expect.poll(() => market.mailTo(anna.facts.mobile), soon).not.toHaveLength(0);
  await expect
    .poll(async () => {
      await worker.product.sweep();
      return (await market.mailTo(anna.facts.email)).length;
    }, soon)
    .toBe(1);
});
