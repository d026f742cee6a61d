import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { anHourPasses, theDay } from '../../testing/daytime.ts';
import { dueNow } from '../../testing/due.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import type { TestMarket } from '../../testing/market.ts';
import { noting } from '../../testing/noting.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import type { Person } from '../../testing/person.ts';
import { untilWaiting } from '../../testing/race.ts';
import { type Stage, story } from '../../testing/story.ts';
import { ANNOUNCE_JOB, noticeJobs } from './index.ts';
import type { NoticeKind } from './kinds.ts';

/** Takes back that the only notice of this kind was sent, as if no worker had come to it yet. */
async function unsent({ market }: Stage, kind: NoticeKind): Promise<{ noticeId: string }> {
  await market.settled();
  const { rows } = await market.product.database.pool.query<{ noticeId: string }>(
    `with taken as (delete from caught_messages)
    update notices set status = 'queued', decided_at = null where kind = $1 returning id as "noticeId"`,
    [kind],
  );
  expect(rows).toHaveLength(1);
  return rows[0] ?? { noticeId: '' };
}

async function statusOf({ market }: Stage, { noticeId }: { noticeId: string }) {
  const { rows } = await market.product.database.pool.query('select status from notices where id = $1', [
    noticeId,
  ]);
  return rows[0]?.status;
}

async function quotedJob({ customer, business, market }: Stage) {
  // Premium: a mail about a lead comes at once.
  const [carl, anna] = await Promise.all([customer(), business({ package: 'premium' })]);
  const job = await carl.posts();
  // Who has quoted needs no mail about the lead any more.
  await market.settled();
  return { carl, anna, job, quote: await anna.quotes(await anna.lead(), { cost: 120 }) };
}

story(
  'a notice that two workers send at the same time is sent once',
  { shows: ['R-16-028', 'R-16-026'] },
  async (stage) => {
    const { market } = stage;
    const { carl } = await quotedJob(stage);
    const notice = await unsent(stage, 'quote-received');
    // The first lets go only when the second stands before the notice's lock.
    const sent = noting(() => untilWaiting(market.product.database.pool, 1));
    const work = outboxWorker(market, sent.messenger);
    await Promise.all([work(notice.noticeId), work(notice.noticeId)]);
    expect(sent.ids).toEqual([notice.noticeId]);
    expect(await statusOf(stage, notice)).toBe('sent');
    await work(notice.noticeId);
    expect(await market.mailTo(carl.facts.email)).toHaveLength(1);
  },
);

story(
  'a notice whose worker is lost half-way is not sent, and is sent once the next time',
  { shows: ['R-16-028'] },
  async (stage) => {
    const { market } = stage;
    const { carl } = await quotedJob(stage);
    const notice = await unsent(stage, 'quote-received');
    const lost = noting(() => Promise.reject(new Error('the worker is gone')));
    await expect(outboxWorker(market, lost.messenger)(notice.noticeId)).rejects.toThrow('the worker is gone');
    expect(lost.ids).toHaveLength(1);
    expect(await statusOf(stage, notice)).toBe('queued');
    expect(await market.mailTo(carl.facts.email)).toEqual([]);

    const sent = noting();
    await outboxWorker(market, sent.messenger)(notice.noticeId);
    // The same id as before: a mail server that took the first one in can drop its duplicate.
    expect(sent.ids).toEqual(lost.ids);
    expect(await market.mailTo(carl.facts.email)).toHaveLength(1);
  },
);

story(
  'a notice that could not be sent goes back into the queue, which sends it once',
  { shows: ['R-16-028'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, job } = await quotedJob(stage);
    await market.settled();
    await failingOnce(market, async () => {
      await carl.cancels(job);
      await expect.poll(() => waitingAgain(market)).toBe(1);
      expect(await subjectsTo(market, anna)).toEqual(['New lead: Fix a leak or burst pipe in SE1']);
      expect(await brokenInvariants(market.product.market.db)).toEqual([]);
      // Its second try would be due in 30 seconds.
      await dueNow(market);
      await carl.posts({ title: 'Bathroom tap drips too' });
      await market.settled();
    });
    const subjects = await subjectsTo(market, anna);
    expect(subjects.filter((subject) => subject.startsWith('Job cancelled'))).toHaveLength(1);
    // The second lead comes with the next mail about leads.
    expect(subjects).toHaveLength(2);
  },
);

/** Meanwhile the first message fails, and no other: a sequence does not roll back. */
async function failingOnce(
  { asOwner, announces }: TestMarket,
  meanwhile: () => Promise<void>,
): Promise<void> {
  announces('no mail today');
  await asOwner(`
    create sequence deliveries;
    create function fail_the_first() returns trigger language plpgsql as $$
      begin if nextval('deliveries') = 1 then raise 'no mail today'; end if; return new; end $$;
    create trigger fail_the_first before insert on caught_messages for each row execute function fail_the_first()`);
  try {
    await meanwhile();
  } finally {
    await asOwner('drop trigger fail_the_first on caught_messages');
  }
}

async function waitingAgain({ product }: TestMarket): Promise<number> {
  const { rows } = await product.database.pool.query<{ count: number }>(
    `select count(*) as count from pgboss.job where state = 'retry'`,
  );
  return rows[0]?.count ?? 0;
}

async function subjectsTo(market: TestMarket, { facts }: Person): Promise<string[]> {
  return (await market.mailTo(facts.email)).map(({ subject }) => subject);
}

story(
  'a quote that is withdrawn before its notice was sent is not told of',
  { shows: ['R-16-026'] },
  async (stage) => {
    const { carl, anna, quote } = await quotedJob(stage);
    const notice = await unsent(stage, 'quote-received');
    await anna.withdraws(quote);
    const sent = noting();
    await outboxWorker(stage.market, sent.messenger)(notice.noticeId);
    expect(sent.ids).toEqual([]);
    expect(await statusOf(stage, notice)).toBe('dropped');
    expect(await stage.market.mailTo(carl.facts.email)).toEqual([]);
  },
);

story(
  'that a quote was turned down is not told once one of the two has blocked the other',
  { shows: ['C4'] },
  async (stage) => {
    const { carl, anna, quote } = await quotedJob(stage);
    await carl.declines(quote, { reason: 'too_late' });
    const notice = await unsent(stage, 'quote-declined');
    await (await carl.api()).blockOther({ params: { id: quote.leadId } });
    const sent = noting();
    await outboxWorker(stage.market, sent.messenger)(notice.noticeId);
    expect(await statusOf(stage, notice)).toBe('dropped');
    expect([sent.ids, (await subjectsTo(stage.market, anna)).filter((said) => /quote/.test(said))]).toEqual([
      [],
      [],
    ]);
  },
);

story(
  'a job that is cancelled before its notice was sent is not told of as a lead',
  { shows: ['R-16-024'] },
  async (stage) => {
    theDay(stage.market.clock);
    const [carl, anna] = [await stage.customer(), await stage.business()];
    const job = await carl.posts();
    await anna.quotes(await anna.lead(), { cost: 120 });
    await carl.cancels(job);
    await anHourPasses(stage.market);
    expect(await subjectsTo(stage.market, anna)).toEqual([
      'Job cancelled: Kitchen tap will not stop dripping',
    ]);
  },
);

story(
  'a job that two workers announce at the same time is told of once',
  { shows: ['R-16-024'] },
  async (stage) => {
    const { customer, business, market } = stage;
    const premium = { package: 'premium' } as const;
    const [carl, anna, bob] = await Promise.all([customer(), business(premium), business(premium)]);
    const job = await carl.posts();
    await market.settled();
    const { db, queue } = market.product.market;
    await market.asOwner('truncate notices, caught_messages');
    const jobs = noticeJobs(market.product.market);
    const jobId = job.id;
    await Promise.all([1, 2, 3].map(async () => jobs[ANNOUNCE_JOB]?.({ jobId })));
    await inTransaction(db, (tx) => queue.send(tx, ANNOUNCE_JOB, { jobs: [{ jobId }, { jobId }] }));
    await market.settled();
    for (const { facts } of [anna, bob]) expect(await market.mailTo(facts.email)).toHaveLength(1);
    expect(await brokenInvariants(db)).toEqual([]);
  },
);

story(
  'who is near hears of each new job by a mail of its own, if a quarter of an hour has passed',
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business({ package: 'premium' })]);
    for (let told = 1; told <= 4; told++) {
      // Within a quarter of an hour a second lead would wait.
      await market.advance({ minutes: 16 });
      await carl.posts({ title: `Leak number ${told}` });
      const mails = async () => (await market.mailTo(anna.facts.email)).length;
      await expect.poll(mails, { interval: 20 }).toBe(told);
    }
  },
);
