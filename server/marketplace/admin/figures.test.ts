import { expect } from 'vitest';
import { FIGURES } from '../../../contract/admin-figures.ts';
import { seedDemo } from '../../seed/demo/index.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refusalOf } from '../../testing/api.ts';
import { daysPass } from '../../testing/bank.ts';
import type { TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { countFigures } from './count-figures.ts';

/** As they are now, and not as they were counted some minutes ago. */
async function figures({ product }: TestMarket, adam: Person) {
  await countFigures(product.market, 0);
  const { cards } = await (await adam.api()).adminFigures({ query: {} });
  return Object.fromEntries(cards.map((card) => [card.key, card]));
}

/** `YYYY-MM` of a moment and how often it is there, for the months that have any. */
const counted = (moments: Date[]) => {
  const months = Map.groupBy(moments, (moment) => moment.toISOString().slice(0, 7));
  return Object.fromEntries([...months].map(([month, of]) => [month, of.length]));
};

const rowsOf = async <Row extends object>({ product }: TestMarket, text: string) =>
  (await product.database.pool.query<Row>(text)).rows;

type Moment = { created_at: Date };
type Paper = { at: Date; net_pence: number };

/** Net revenue of each month: its invoices by the day their money was taken, less its credit notes by their date. */
async function revenueAdded(market: TestMarket, months: { month: string }[]) {
  const invoices = await rowsOf<Paper>(
    market,
    'select p.taken_at as at, p.net_pence from invoices i join payments p on p.id = i.payment_id',
  );
  const notes = await rowsOf<Paper>(market, 'select issued_at as at, net_pence from credit_notes');
  const papers = [...invoices, ...notes.map((note) => ({ ...note, net_pence: -note.net_pence }))];
  return months.map(({ month }) => {
    const own = papers.filter(({ at }) => at.toISOString().startsWith(month));
    return [month, own.reduce((sum, { net_pence }) => sum + net_pence, 0) / 100];
  });
}

story(
  'every figure is what the database says, on the demo world',
  { shows: ['R-8-010', 'R-9-144', 'R-10-149', 'A-41'] },
  async ({ admin, market }) => {
    const { db, clock } = market.product.market;
    await inTransaction(db, (tx) => seedDemo(tx, clock.now()));
    // The invoices of the demo come with the first look at the bank.
    await daysPass(market, 0);
    const shown = await figures(market, await admin());
    expect(Object.keys(shown)).toEqual([...FIGURES]);
    expect(shown.jobs).toEqual({
      key: 'jobs',
      title: 'Jobs',
      total: expect.any(Number),
      growth: expect.any(Number),
      months: expect.any(Array),
    });
    expect(shown.customers).toMatchObject({ key: 'customers', title: 'Customers' });
    const plain = {
      customers: "select created_at from accounts where role = 'customer' and deleted_at is null",
      businesses: "select created_at from accounts where role = 'business' and deleted_at is null",
      jobs: 'select created_at from jobs where deleted_at is null',
      quotes: 'select created_at from quotes',
    };
    for (const [key, text] of Object.entries(plain)) {
      const moments = (await rowsOf<Moment>(market, text)).map(({ created_at }) => created_at);
      expect([key, shown[key]?.total]).toEqual([key, moments.length]);
      const some = shown[key]?.months.filter(({ value }) => value !== 0) ?? [];
      expect([key, Object.fromEntries(some.map(({ month, value }) => [month, value]))]).toEqual([
        key,
        counted(moments),
      ]);
    }
    const [paid] = await rowsOf<{ count: number }>(
      market,
      `select count(*) as count from subscriptions where status = 'active'`,
    );
    expect(shown.subscriptions?.total).toBe(paid?.count);
    expect(shown.jobs?.months).toHaveLength(12);
    const told = shown.revenue?.months.map(({ month, value }) => [month, value]);
    const added = await revenueAdded(market, shown.revenue?.months ?? []);
    expect(told).toEqual(added);
    expect(shown.revenue?.total).toBe(added.at(-1)?.[1]);
    expect(added.filter(([, value]) => Number(value) > 0).length).toBeGreaterThan(1);
    expect(shown.jobs?.months.at(-1)?.month).toBe(clock.now().toISOString().slice(0, 7));
  },
);

story(
  'behind each figure are its rows, ten a page, on the demo world',
  { shows: ['R-8-010', 'R-8-016'] },
  async ({ admin, market }) => {
    const { db, clock } = market.product.market;
    await inTransaction(db, (tx) => seedDemo(tx, clock.now()));
    const adam = await admin();
    const [api, shown] = [await adam.api(), await figures(market, adam)];
    const businesses = async (state: 'subscribed' | 'paying') =>
      (await api.adminBusinesses({ query: { state } })).businesses.map(({ id }) => id).toSorted();
    const jobs = async (status: 'quoted' | 'quoted_in_a_day' | 'hired') =>
      (await api.adminJobs({ query: { status } })).jobsCount;
    const ids = async (text: string) => (await rowsOf<{ id: string }>(market, text)).map(({ id }) => id);
    const holding = (statuses: string) =>
      ids(
        `select distinct business_id::text as id from subscriptions where status in (${statuses}) order by 1`,
      );
    expect(await businesses('subscribed')).toEqual(await holding("'active'"));
    expect(await businesses('subscribed')).toHaveLength(shown.subscriptions?.total ?? 0);
    expect(await businesses('paying')).toEqual(await holding("'active', 'past_due'"));
    const { jobs: firstJobs, jobsCount } = await api.adminJobs({ query: {} });
    expect([firstJobs.length, jobsCount]).toEqual([10, shown.jobs?.total]);
    expect(jobsCount).toBeGreaterThan(10);
    const first = await api.adminQuotes({ query: {} });
    expect(first.count).toBe(shown.quotes?.total);
    const newest = await ids('select id from quotes order by created_at desc, id desc limit 10');
    expect(first.quotes.map(({ id }) => id)).toEqual(newest);
    const quoted = 'select distinct job_id as id from quotes';
    const inADay = `select distinct j.id from quotes q join jobs j on j.id = q.job_id
    where q.created_at <= j.created_at + interval '24 hours' and j.created_at <= '${aDayAgo(market)}'`;
    expect(await jobs('quoted')).toBe((await ids(quoted)).length);
    expect(await jobs('quoted_in_a_day')).toBe((await ids(inADay)).length);
    expect(await jobs('hired')).toBe((await ids('select id from engagements')).length);
    const [row] = first.quotes;
    expect(row).toMatchObject({
      job: { jobNumber: expect.stringMatching(/^J\d{6}$/) },
      business: { name: expect.any(String) },
      user: { name: expect.any(String) },
    });
  },
);

const COUNTS = ['customers', 'businesses', 'jobs', 'quotes'] as const;

story(
  'behind each month of a figure are exactly its rows, on the demo world',
  { shows: ['R-8-010'] },
  async ({ admin, market }) => {
    const { db, clock } = market.product.market;
    await inTransaction(db, (tx) => seedDemo(tx, clock.now()));
    const adam = await admin();
    const [api, shown] = [await adam.api(), await figures(market, adam)];
    const found = {
      customers: async (month: string) => (await api.adminCustomers({ query: { month } })).count,
      businesses: async (month: string) => (await api.adminBusinesses({ query: { month } })).businessCount,
      jobs: async (month: string) => (await api.adminJobs({ query: { month } })).jobsCount,
      quotes: async (month: string) => (await api.adminQuotes({ query: { month } })).count,
    };
    for (const key of COUNTS) {
      const months = shown[key]?.months ?? [];
      const rows = await Promise.all(months.map(({ month }) => found[key](month)));
      expect([key, rows]).toEqual([key, months.map(({ value }) => value)]);
      expect([key, Math.max(...rows) > 0]).toEqual([key, true]);
    }
    const month = shown.jobs?.months.at(-1)?.month ?? '';
    const stage = async (status: 'quoted' | 'quoted_in_a_day' | 'hired') =>
      (await api.adminJobs({ query: { status, month } })).jobsCount;
    const posted = (
      await rowsOf<Moment & { id: string; first: Date | null }>(
        market,
        `select created_at, (select min(q.created_at) from quotes q where q.job_id = j.id) as first
       from jobs j where deleted_at is null`,
      )
    ).filter(({ created_at }) => created_at.toISOString().startsWith(month));
    const dayOver = posted.filter(({ created_at }) => created_at.toISOString() <= aDayAgo(market));
    const quoted = posted.flatMap(({ created_at, first }) =>
      first ? [first.getTime() - created_at.getTime()] : [],
    );
    expect(await stage('quoted')).toBe(quoted.length);
    expect(shown.first_quote?.total).toBe(medianHours(quoted));
    expect(shown.hired?.total).toBe(share(await stage('hired'), posted.length));
    expect(shown.quoted_in_a_day?.total).toBe(share(await stage('quoted_in_a_day'), dayOver.length));
    for (const query of [{ month: '2026-13' }, { month: '0000-01' }, { month: 'may' }])
      expect(await refusalOf(api.adminJobs({ query })), query.month).toBe('invalid');
  },
);

const aDayAgo = ({ clock }: TestMarket) => new Date(clock.now().getTime() - 24 * 3_600_000).toISOString();

/** Whole per cent; of nothing there is none. */
const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));

function medianHours(times: number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) return null;
  return Math.round((low + high) / 2 / 360_000) / 10;
}

story(
  'growth is this month against the last, and from nothing there is none to tell',
  { shows: ['R-8-010'] },
  async ({ admin, customer, business, market }) => {
    const adam = await admin();
    expect(await figures(market, adam)).toMatchObject({
      customers: { total: 0, growth: 0 },
      first_quote: { total: null, growth: 0 },
      quoted_in_a_day: { total: null, growth: 0 },
      hired: { total: null },
      revenue: { total: 0 },
    });
    for (let born = 0; born < 5; born++) await customer();
    const { pool } = market.product.database;
    // Two of five came last month.
    await pool.query(`update accounts set created_at = date_trunc('month', story_begins()) - interval '1 day'
      where id in (select id from accounts where role = 'customer' limit 2)`);
    expect((await figures(market, adam)).customers).toMatchObject({ total: 5, growth: 50 });
    // Two after three is a third less, in whole per cent.
    await pool.query(`update accounts set created_at = date_trunc('month', story_begins()) - interval '1 day'
      where id in (select id from accounts where role = 'customer' and created_at >= date_trunc('month', story_begins()) limit 1)`);
    expect((await figures(market, adam)).customers).toMatchObject({ total: 5, growth: -33 });

    const [carl, anna] = [await customer(), await business()];
    const quick = await carl.posts({ title: 'Quoted after three hours' });
    const slow = await carl.posts({ title: 'Quoted after five days' });
    await carl.posts({ title: 'Never quoted' });
    const accepted = await anna.quotes(await anna.lead('Quoted after three hours'), { cost: 80 });
    await anna.quotes(await anna.lead('Quoted after five days'), { cost: 80 });
    // In the middle of this month, seen from its end.
    await pool.query(`update jobs set created_at = date_trunc('month', story_begins()) + interval '1 hour'`);
    await pool.query(`update quotes q set created_at = j.created_at + interval '3 hours' from jobs j
      where j.id = q.job_id and j.id = '${quick.id}'`);
    await pool.query(`update quotes q set created_at = j.created_at + interval '5 days' from jobs j
      where j.id = q.job_id and j.id = '${slow.id}'`);
    await carl.accepts(accepted);
    const start = new Date(market.clock.now());
    const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0, 12);
    await market.advance({ minutes: Math.max(0, (end - start.getTime()) / 60_000) });
    const after = await figures(market, adam);
    expect(after.first_quote?.total).toBe(61.5);
    expect(after.quoted_in_a_day?.total).toBe(33);
    expect(after.hired?.total).toBe(33);
  },
);

story(
  'revenue is what was invoiced in a month, and a credit note counts in its own',
  { shows: ['R-8-010', 'A-41'] },
  async (stage) => {
    const { market } = stage;
    const adam = await stage.admin();
    const { pool } = market.product.database;
    await subscriber(stage);
    // The money was taken at the end of the month before; its invoice came with the bank's word, in this one.
    const lastMonth =
      "date_trunc('month', story_begins() at time zone 'UTC') at time zone 'UTC' - interval '3 days'";
    await market.asOwner(`update payments set taken_at = ${lastMonth}`);
    const lastTwo = async () =>
      (await figures(market, adam)).revenue?.months.slice(-2).map(({ value }) => value);
    expect(await lastTwo()).toEqual([95, 0]);
    await pool.query("update subscriptions set status = 'expired'");
    expect(await lastTwo()).toEqual([95, 0]);
    await pool.query('update simulator.charges set returned_pence = 1200');
    await pool.query('update subscriptions set heard_at = null');
    await daysPass(market, 0);
    expect(await lastTwo()).toEqual([95, -10]);
    expect((await figures(market, adam)).revenue).toMatchObject({
      title: 'Net revenue this month',
      total: -10,
    });
  },
);

story(
  'who leaves is not counted now, and past months stay as they were',
  { shows: ['R-8-010'] },
  async (stage) => {
    const { market } = stage;
    const adam = await stage.admin();
    const [carl, anna] = [await stage.customer(), await stage.business()];
    await carl.posts();
    await anna.quotes(await anna.lead(), { cost: 80 });
    const counts = async () => {
      const shown = await figures(market, adam);
      return COUNTS.map((key) => [key, shown[key]?.months.at(-1)?.value]);
    };
    const before = await counts();
    expect(before.map(([, count]) => count)).toEqual([1, 1, 1, 1]);
    for (const person of [carl, anna]) await (await person.api()).deleteAccount();
    await market.settled();
    expect(await counts()).toEqual(before);
    expect(await figures(market, adam)).toMatchObject({ customers: { total: 0 }, businesses: { total: 0 } });
  },
);

story('the list of businesses says who pays, and finds them by it', async (stage) => {
  const anna = await subscriber(stage, { package: 'premium' }, 'fail-later');
  const bob = await stage.business({ subscription: 'none' });
  await daysPass(stage.market, 31);
  const carol = await subscriber(stage);
  const shown = async (state?: 'past_due' | 'expired' | 'subscribed') => {
    const api = await (await stage.admin()).api();
    const { businesses } = await api.adminBusinesses({ query: state ? { state } : {} });
    return Object.fromEntries(
      businesses.map((row) => [row.id, [row.subscription_type, row.subscription_status]]),
    );
  };
  expect(await shown()).toEqual({
    [anna.id]: ['premium', 'past_due'],
    [bob.id]: [null, 'not_subscribed'],
    [carol.id]: ['standard', 'active'],
  });
  expect(Object.keys(await shown('past_due'))).toEqual([anna.id]);
  await daysPass(stage.market, 8);
  expect(await shown('expired')).toEqual({ [anna.id]: ['premium', 'expired'] });
  expect(Object.keys(await shown('subscribed'))).toEqual([carol.id]);
});
