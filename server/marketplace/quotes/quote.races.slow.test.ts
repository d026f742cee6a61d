import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { daysPassFor, endsIn } from '../../testing/ending.ts';
import type { TestMarket } from '../../testing/market.ts';
import {
  type Act,
  atJob,
  endOf,
  newLead,
  outcomesOf,
  ROUNDS,
  TIME_FOR_ROUNDS,
  told,
} from '../../testing/race.ts';
import { story } from '../../testing/story.ts';
import { endQuotes } from './validity/end-quotes.ts';

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

const declines =
  (carl: Customer, quote: Ref): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).declineQuote({ params: { id: quote.id }, body: { reason: 'too_late' } });

const revises =
  (anna: Business, quote: Ref, cost = 90): Act =>
  async (baseUrl) => {
    const body = { cost, rate_type: 'Flat', currency: '£', because: 'Less to do' } as const;
    await (await anna.api({ baseUrl })).reviseQuote({ params: { id: quote.id }, body });
  };

/** The duty of the minute comes by. */
const expires =
  ({ product }: TestMarket): Act =>
  () =>
    endQuotes(product.market);

type Price = { cost: number; key?: string };

const sends =
  (anna: Business, lead: Ref, { cost, key }: Price): Act =>
  async (baseUrl) => {
    const api = await anna.api({ baseUrl, headers: key ? { 'idempotency-key': key } : {} });
    await api.sendQuote({ body: { leadId: lead.id, cost, rate_type: 'Flat', currency: '£' } });
  };

/** A quote whose end has come, and which still waits for its answer. */
async function overdue(
  market: TestMarket,
  { carl, anna, round }: { carl: Customer; anna: Business; round: number },
) {
  const { job, lead } = await newLead(carl, anna, round);
  const quote = await anna.quotes(lead, { cost: 120, detail: endsIn(market, 9) });
  await daysPassFor(market, quote);
  return { job, quote };
}

async function quoted(carl: Customer, anna: Business, round: number) {
  const { job, lead } = await newLead(carl, anna, round);
  return { job, quote: await anna.quotes(lead, { cost: 120 }) };
}

story(
  'of two acceptances at the same time one wins',
  { shows: ['R-11-024', 'R-10-075'] },
  async ({ customer, business, market }) => {
    const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await newLead(carl, anna, round);
      const first = await anna.quotes(lead, { cost: 120 });
      const second = await bob.quotes(await bob.lead(lead.job.title), { cost: 90 });
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
      const { job, lead } = await newLead(carl, anna, round);
      const heard = await meet(atJob(job), sends(anna, lead, { cost: 80 }), cancels(carl, job));
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
      const { job, lead } = await newLead(carl, anna, round);
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
      const { job, lead } = await newLead(carl, anna, round);
      const twice = sends(anna, lead, { cost: 80, key: `quote-${round}` });
      const heard = await meet(atJob(job), twice, twice);
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> active: pending']);
    expect(await told(market, 'quote-received')).toBe(ROUNDS);
  },
);

story(
  'of accepting a quote and turning it down at the same time one wins',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), accepts(carl, quote), declines(carl, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, quote_already_accepted -> progress: accepted',
      'quote_no_longer_open, ok -> active: rejected',
    ]);
    expect(await told(market, 'quote-accepted', 'quote-declined')).toBe(ROUNDS);
  },
);

story(
  'a quote that is turned down while another is accepted is answered once',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const other = await bob.quotes(await bob.lead(`Tap number ${round} drips`), { cost: 90 });
      const heard = await meet(atJob(job), accepts(carl, other), declines(carl, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, ok -> progress: accepted, rejected',
      'ok, quote_no_longer_open -> progress: accepted, rejected',
    ]);
    // Mailed that another was chosen, or that it was turned down, unless the job is taken by then; the bell says one of the two.
    const { rows } = await market.product.database.pool.query(
      `select count(*) as count from bell_entries where kind in ('quote-rejected', 'quote-declined')`,
    );
    expect(rows).toEqual([{ count: ROUNDS }]);
  },
);

story(
  'of withdrawing a quote and turning it down at the same time one wins',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), withdraws(anna, quote), declines(carl, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, quote_no_longer_open -> active: cancelled',
      'quote_no_longer_open, ok -> active: rejected',
    ]);
  },
);

story(
  'a quote that is turned down while its job is cancelled is closed with it or was turned down before',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), cancels(carl, job), declines(carl, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> cancelled: rejected', 'ok, quote_no_longer_open -> cancelled: closed']);
  },
);

story(
  'a quote that is turned down twice at the same time is turned down once, and both calls hear so',
  { shows: ['C4', 'ruling 50'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), declines(carl, quote), declines(carl, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> active: rejected']);
    expect(await told(market, 'quote-declined')).toBe(ROUNDS);
  },
);

story(
  'of accepting a quote and replacing it at the same time one wins',
  { shows: ['C4', 'ruling 47'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), accepts(carl, quote), revises(anna, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, quote_already_accepted -> progress: accepted',
      'quote_no_longer_open, ok -> active: cancelled, pending',
    ]);
    expect(await told(market, 'quote-accepted', 'quote-revised')).toBe(ROUNDS);
  },
);

story(
  'of turning a quote down and replacing it at the same time one wins',
  { shows: ['C4', 'ruling 47'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), declines(carl, quote), revises(anna, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, quote_no_longer_open -> active: rejected',
      'quote_no_longer_open, ok -> active: cancelled, pending',
    ]);
  },
);

story(
  'a quote that is replaced while its job is cancelled is closed with it or refused',
  { shows: ['C4', 'ruling 47'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), cancels(carl, job), revises(anna, quote));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, ok -> cancelled: cancelled, closed',
      'ok, quote_no_longer_open -> cancelled: closed',
    ]);
  },
);

story(
  'a quote that is replaced twice at the same time is replaced by one, and one is open',
  { shows: ['C4', 'ruling 47'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await quoted(carl, anna, round);
      const heard = await meet(atJob(job), revises(anna, quote, 80), revises(anna, quote, 90));
      return `${heard} -> ${await endOf(market, job)} at ${(await carl.responses(job))[0]?.cost}`;
    });
    expect(seen).toEqual([
      'ok, quote_no_longer_open -> active: cancelled, pending at 80',
      'quote_no_longer_open, ok -> active: cancelled, pending at 90',
    ]);
    expect(await told(market, 'quote-revised')).toBe(ROUNDS);
  },
);

story(
  'of accepting a quote and its end at the same time one wins',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await overdue(market, { carl, anna, round });
      const heard = await meet(atJob(job), accepts(carl, quote), expires(market));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> progress: accepted', 'quote_no_longer_open, ok -> active: cancelled']);
    expect(await told(market, 'quote-accepted', 'quote-expired')).toBe(ROUNDS);
  },
);

story(
  'of replacing a quote and its end at the same time one wins',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await overdue(market, { carl, anna, round });
      const heard = await meet(atJob(job), revises(anna, quote), expires(market));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'ok, ok -> active: cancelled, pending',
      'quote_no_longer_open, ok -> active: cancelled',
    ]);
    expect(await told(market, 'quote-revised', 'quote-expired')).toBe(ROUNDS);
  },
);

story(
  'of turning a quote down and its end at the same time one wins',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await overdue(market, { carl, anna, round });
      const heard = await meet(atJob(job), declines(carl, quote), expires(market));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> active: rejected', 'quote_no_longer_open, ok -> active: cancelled']);
    expect(await told(market, 'quote-declined', 'quote-expired')).toBe(ROUNDS);
  },
);

story(
  'a quote that is withdrawn at its end is closed once, for one of the two reasons',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, quote } = await overdue(market, { carl, anna, round });
      const heard = await meet(atJob(job), withdraws(anna, quote), expires(market));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> active: cancelled']);
    const { rows } = await market.product.database.pool.query(
      `select count(*) as count from history where event in ('quote.withdrawn', 'quote.expired')`,
    );
    expect(rows).toEqual([{ count: ROUNDS }]);
  },
);

story(
  'a quote at whose end the duty comes by twice at the same time is closed once',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job } = await overdue(market, { carl, anna, round });
      const heard = await meet(atJob(job), expires(market), expires(market));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> active: cancelled']);
    expect(await told(market, 'quote-expired')).toBe(ROUNDS);
  },
);
