import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { type Act, atJob, endOf, outcomesOf, ROUNDS, TIME_FOR_ROUNDS, told } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

type Ref = { id: string };

const accepts =
  (carl: Customer, quote: Ref): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).acceptQuote({ params: { id: quote.id } });

const cancels =
  (carl: Customer, job: Ref): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).updateJobStatus({ params: { id: job.id }, body: { status: 'cancelled' } });

const withdraws =
  (anna: Business, quote: Ref): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).withdrawQuote({ params: { id: quote.id } });

type Price = { cost: number; key?: string };

const sends =
  (anna: Business, lead: Ref, { cost, key }: Price): Act =>
  async (baseUrl) => {
    const api = await anna.api({ baseUrl, headers: key ? { 'idempotency-key': key } : {} });
    await api.sendQuote({ body: { leadId: lead.id, cost, rate_type: 'Flat', currency: '£' } });
  };

/** A new job with its lead at each of the businesses. */
async function postedTo(carl: Customer, { round, businesses }: { round: number; businesses: Business[] }) {
  const title = `Tap number ${round} drips`;
  const job = await carl.posts({ title });
  return { job, leads: await Promise.all(businesses.map((business) => business.lead(title))) };
}

async function quoted(carl: Customer, anna: Business, round: number) {
  const { job, leads } = await postedTo(carl, { round, businesses: [anna] });
  return { job, quote: await anna.quotes(leads[0] ?? job, { cost: 120 }) };
}

story(
  'of two acceptances at the same time one wins',
  { shows: ['R-11-024', 'R-10-075'] },
  async ({ customer, business, market }) => {
    const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, leads } = await postedTo(carl, { round, businesses: [anna, bob] });
      const [ofAnna = job, ofBob = job] = leads;
      const first = await anna.quotes(ofAnna, { cost: 120 });
      const second = await bob.quotes(ofBob, { cost: 90 });
      const heard = await meet(atJob(job), accepts(carl, first), accepts(carl, second));
      const [winner] = (await carl.job(job)).business?.id === anna.id ? ['Anna'] : ['Bob'];
      return `${heard} -> ${await endOf(market, job)} by ${winner}`;
    });
    expect(seen).toEqual([
      'job_already_accepted, ok -> progress: accepted, rejected by Bob',
      'ok, job_already_accepted -> progress: accepted, rejected by Anna',
    ]);
    expect(await told(market, 'quote-accepted')).toBe(ROUNDS);
  },
);

story(
  'a quote that is accepted twice at the same time is accepted once, and both calls hear so',
  { shows: ['R-10-075'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), accepts(carl, quote), accepts(carl, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> progress: accepted']);
    expect(await told(market, 'quote-accepted')).toBe(ROUNDS);
  },
);

story(
  'of accepting a quote and cancelling its job at the same time one wins',
  { shows: ['R-11-025'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), accepts(carl, quote), cancels(carl, job));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, job_cannot_change -> progress: accepted',
      'quote_no_longer_open, ok -> cancelled: closed',
    ]);
    expect(await told(market, 'quote-accepted', 'job-cancelled')).toBe(ROUNDS);
  },
);

story(
  'of accepting a quote and withdrawing it at the same time one wins',
  { shows: ['R-10-077', 'R-11-037'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), accepts(carl, quote), withdraws(anna, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, quote_already_accepted -> progress: accepted',
      'quote_no_longer_open, ok -> active: cancelled',
    ]);
  },
);

story(
  'a quote sent while its job is cancelled is closed with it or refused',
  { shows: ['R-11-023'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, leads } = await postedTo(carl, { round, businesses: [anna] });
      const heard = await meet(atJob(job), sends(anna, leads[0] ?? job, { cost: 80 }), cancels(carl, job));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['job_not_available, ok -> cancelled: no quote', 'ok, ok -> cancelled: closed']);
  },
);

story(
  'of two quotes of one business on one lead at the same time one is sent',
  { shows: ['R-11-035'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, leads } = await postedTo(carl, { round, businesses: [anna] });
      const [lead = job] = leads;
      const heard = await meet(atJob(job), sends(anna, lead, { cost: 80 }), sends(anna, lead, { cost: 90 }));
      const [quote] = await carl.responses(job);
      return `${heard} -> ${await endOf(market, job)} at ${quote?.cost}`;
    });
    expect(seen).toEqual([
      'already_quoted, ok -> active: pending at 90',
      'ok, already_quoted -> active: pending at 80',
    ]);
    expect(await told(market, 'quote-received')).toBe(ROUNDS);
  },
);

story(
  'a quote that is sent twice with one key is one quote, and both calls hear the same',
  { shows: ['R-10-079'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, leads } = await postedTo(carl, { round, businesses: [anna] });
      const twice = sends(anna, leads[0] ?? job, { cost: 80, key: `quote-${round}` });
      const heard = await meet(atJob(job), twice, twice);
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> active: pending']);
    expect(await told(market, 'quote-received')).toBe(ROUNDS);
  },
);
