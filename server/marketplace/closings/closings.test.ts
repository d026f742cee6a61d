import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { apiAt, refusalOf } from '../../testing/api.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';
import { move } from '../lifecycle.ts';
import { jobLifecycle } from '../jobs/index.ts';
import { closeUnanswered } from './close-unanswered.ts';

const C2 = { shows: ['C2'] };

/** The duty of the morning. */
async function morning({ product, settled }: TestMarket): Promise<void> {
  const { db, queue } = product.market;
  await inTransaction(db, (tx) => queue.send(tx, 'close-unanswered', { jobs: [{}] }));
  await settled();
}

async function daysPass(market: TestMarket, days: number): Promise<void> {
  await market.advance({ days });
  await morning(market);
}

const subjects = async (market: TestMarket, { facts }: Customer) =>
  (await market.mailTo(facts.email)).map(({ subject }) => subject).toReversed();

const linkIn = async (market: TestMarket, { facts }: Customer): Promise<string> => {
  const [mail] = await market.mailTo(facts.email);
  return /\/keep-open\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

const SOON = 'Your job closes soon: Kitchen tap will not stop dripping';
const CLOSED = 'Your job is closed: Kitchen tap will not stop dripping';

story('a job that nobody took up is warned of on day 53 and closes on day 60, once', C2, async (stage) => {
  const { customer, business, market, admin } = stage;
  const [carl, anna, adam] = [await customer(), await business(), await admin()];
  const job = await carl.posts();
  const posted = market.clock.now().getTime();
  await anna.lead();
  await daysPass(market, 52);
  expect(await subjects(market, carl)).toEqual([]);
  expect(await carl.job(job)).toMatchObject({ closesAt: null, can: ['cancel', 'change'] });
  await daysPass(market, 1);
  await morning(market);
  expect(await subjects(market, carl)).toEqual([SOON]);
  const { closesAt, can } = await carl.job(job);
  expect(Math.round((Date.parse(closesAt ?? '') - posted) / 3_600_000)).toBe(60 * 24);
  expect(can).toContain('renew');
  await daysPass(market, 6);
  expect((await carl.job(job)).status).toBe('active');
  await daysPass(market, 1);
  expect(await carl.job(job)).toMatchObject({
    status: 'cancelled',
    closed_reason: 'unanswered',
    closesAt: null,
    can: [],
  });
  await morning(market);
  await daysPass(market, 30);
  expect(await subjects(market, carl)).toEqual([SOON, CLOSED]);
  expect(await anna.leads()).toEqual([]);
  const { rows } = await market.product.database.pool.query(
    `select event, actor_id from history where job_id = '${job.id}' order by created_at`,
  );
  expect(rows.map(({ event }) => event)).toEqual(['job.posted', 'job.warned', 'job.expired']);
  expect(rows[1]?.actor_id).toBeNull();
  const { jobs } = await (await adam.api()).adminJobs({ query: { status: 'unanswered' } });
  expect(jobs.map(({ closed_reason }) => closed_reason)).toEqual(['unanswered']);
  await market.advance({ days: -90 });
});

story(
  'kept open from the card, a job stays for another 60 days and is warned of again',
  C2,
  async (stage) => {
    const { customer, market } = stage;
    const carl = await customer();
    const job = await carl.posts();
    expect(await carl.renews(job)).toEqual([]);
    await daysPass(market, 54);
    await carl.renews(job);
    await carl.renews(job);
    expect((await carl.job(job)).closesAt).toBeNull();
    await daysPass(market, 52);
    expect((await carl.job(job)).status).toBe('active');
    expect(await subjects(market, carl)).toEqual([SOON]);
    await daysPass(market, 1);
    expect(await subjects(market, carl)).toEqual([SOON, SOON]);
    await daysPass(market, 7);
    expect((await carl.job(job)).closed_reason).toBe('unanswered');
    expect(await refusalOf(carl.renews(job))).toBe('job_cannot_change');
    expect(await refusalOf((await customer()).renews(job))).toBe('not_found');
    await market.advance({ days: -114 });
  },
);

story(
  'the link of the mail keeps the job open, signed out; looking at it changes nothing',
  C2,
  async (stage) => {
    const { customer, market } = stage;
    const carl = await customer();
    const job = await carl.posts({ title: 'Kitchen tap, ring 07700900123' });
    await daysPass(market, 54);
    const token = await linkIn(market, carl);
    const open = apiAt(market.baseUrl, () => ({}));
    const params = { token };
    const seen = await open.renewal({ params });
    expect(seen).toMatchObject({ state: 'closing', closesAt: (await carl.job(job)).closesAt });
    expect(seen.title).not.toContain('07700900123');
    const page = `${market.baseUrl}/keep-open/${token}`;
    await fetch(`${market.baseUrl}/api/renewal/${token}`);
    expect((await open.renewal({ params })).state).toBe('closing');
    for (const forged of [`${token.slice(0, -2)}AA`, 'A'.repeat(64), token.toUpperCase()])
      expect(await refusalOf(open.renewByLink({ params: { token: forged } }))).toBe('not_found');
    // As the button of the page does without script.
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/keep-open/${token}`]);
    expect(await open.renewByLink({ params })).toEqual([]);
    expect((await open.renewal({ params })).state).toBe('kept');
    await daysPass(market, 8);
    expect((await carl.job(job)).status).toBe('active');
    await carl.cancels(job);
    expect((await open.renewal({ params })).state).toBe('over');
    expect(await refusalOf(open.renewByLink({ params }))).toBe('renewal_over');
    await market.advance({ days: -62 });
  },
);

story('an answer before the day stops it, whatever kind it is', C2, async (stage) => {
  const { customer, business, market } = stage;
  const [carl, anna] = [await customer(), await business()];
  const acts: Record<string, () => Promise<unknown>> = {
    Interest: async () => anna.isInterestedIn(await anna.lead('Interest')),
    Message: async () => anna.writes(await anna.lead('Message'), 'When can I come?'),
    Quote: async () => anna.quotes(await anna.lead('Quote'), { cost: 90 }),
  };
  for (const title of Object.keys(acts)) await carl.posts({ title });
  await daysPass(market, 54);
  for (const act of Object.values(acts)) await act();
  for (const job of await carl.jobs()) expect(job).toMatchObject({ closesAt: null });
  await daysPass(market, 30);
  expect((await carl.jobs()).map(({ title }) => title).toSorted()).toEqual(['Interest', 'Message', 'Quote']);
  await market.advance({ days: -84 });
});

story(
  'admins say after how many days; nobody is closed without a week of warning, and at 0 nothing closes',
  C2,
  async (stage) => {
    const { customer, market, admin } = stage;
    const [carl, adam] = [await customer(), await admin()];
    const setDays = async (unansweredDays: number) =>
      (await adam.api()).changeMarketSettings({ body: { unansweredDays } });
    await setDays(0);
    const job = await carl.posts();
    await daysPass(market, 100);
    expect((await carl.job(job)).closesAt).toBeNull();
    await setDays(30);
    await morning(market);
    const { closesAt } = await carl.job(job);
    expect(Math.round((Date.parse(closesAt ?? '') - market.clock.now().getTime()) / 3_600_000)).toBe(7 * 24);
    await setDays(0);
    await daysPass(market, 7);
    expect(await carl.job(job)).toMatchObject({ status: 'active', closesAt: null });
    await setDays(30);
    await morning(market);
    await setDays(365);
    await daysPass(market, 7);
    expect(await carl.job(job)).toMatchObject({ status: 'active', closesAt: null });
    expect(await refusalOf(setDays(731))).toBe('invalid');
    await market.advance({ days: -114 });
  },
);

story('two processes close a job once, and one that is cancelled meanwhile not at all', C2, async (stage) => {
  const { customer, market } = stage;
  const carl = await customer();
  const job = await carl.posts();
  const other = await carl.posts({ title: 'A second tap' });
  await daysPass(market, 54);
  await market.advance({ days: 7 });
  const { db } = market.product.market;
  await inTransaction(db, (tx) =>
    move(tx, jobLifecycle, { name: 'cancel', id: other.id, set: { cancelled_at: market.clock.now() } }),
  );
  await Promise.all([closeUnanswered(market.product.market), closeUnanswered(market.product.market)]);
  await market.settled();
  expect((await carl.job(job)).closed_reason).toBe('unanswered');
  expect((await carl.job(other)).closed_reason).toBeNull();
  expect((await subjects(market, carl)).filter((subject) => subject === CLOSED)).toHaveLength(1);
  await market.advance({ days: -61 });
});
