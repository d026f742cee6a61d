import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import { type Customer, jobWish } from '../../testing/customer.ts';
import { type Act, atAccount, atJob, endOf, outcomesOf, TIME_FOR_ROUNDS } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const leaves =
  (person: Customer | Business): Act =>
  async (baseUrl) =>
    (await person.api({ baseUrl })).deleteAccount();

const accepts =
  (carl: Customer, quote: { id: string }): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).acceptQuote({ params: { id: quote.id } });

/** A job with a quote on it. */
async function quoted(carl: Customer, anna: Business, title: string) {
  const job = await carl.posts({ title });
  return { job, quote: await anna.quotes(await anna.lead(title), { cost: 90 }) };
}

story(
  '5.7 a customer who leaves while accepting: the work is agreed or the account is gone, never both',
  { shows: ['T37'] },
  async ({ customer, business, market }) => {
    const anna = await business();
    const seen = await outcomesOf(market, async (meet, round) => {
      const carl = await customer();
      const { job, quote } = await quoted(carl, anna, `Tap number ${round}`);
      const said = await meet(atAccount(carl), leaves(carl), accepts(carl, quote));
      return `${said}; ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'jobs_in_progress, ok; progress: accepted',
      'ok, unauthenticated; cancelled: closed',
    ]);
  },
);

story(
  '5.7 a business that leaves while its quote is accepted: it has the work or is gone, never both',
  { shows: ['T37'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const seen = await outcomesOf(market, async (meet, round) => {
      const anna = await business();
      const { job, quote } = await quoted(carl, anna, `Tap number ${round}`);
      const said = await meet(atJob(job), leaves(anna), accepts(carl, quote));
      return `${said}; ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'jobs_in_progress, ok; progress: accepted',
      'ok, quote_no_longer_open; active: cancelled',
    ]);
  },
);

story(
  'a business that leaves while it quotes: the quote went before, or there is none',
  { shows: ['T37'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const seen = await outcomesOf(market, async (meet, round) => {
      const anna = await business();
      const title = `Tap number ${round}`;
      const job = await carl.posts({ title });
      const lead = await anna.lead(title);
      const quotes: Act = async (baseUrl) =>
        (await anna.api({ baseUrl })).sendQuote({
          body: { leadId: lead.id, rate_type: 'Flat', cost: 90, currency: '£' },
        });
      const said = await meet(atAccount(anna), leaves(anna), quotes);
      return `${said}; ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok; active: cancelled', 'ok, unauthenticated; active: no quote']);
  },
);

story(
  'a customer who leaves twice at once, or while posting, leaves once',
  { shows: ['T37'] },
  async (stage) => {
    const { customer, market } = stage;
    const twice = await outcomesOf(market, async (meet) => {
      const carl = await customer();
      await carl.posts();
      return meet(atAccount(carl), leaves(carl), leaves(carl));
    });
    expect(twice).toEqual(['ok, unauthenticated', 'unauthenticated, ok']);
    const posting = await outcomesOf(market, async (meet) => {
      const carl = await customer();
      await carl.token();
      const said = await meet(atAccount(carl), leaves(carl), async (baseUrl) =>
        (await carl.api({ baseUrl })).postJob({ body: jobWish() }),
      );
      const { rows } = await market.product.database.pool.query<{ open: number }>(
        `select count(*) as open from jobs where customer_id = $1 and ask_status = 'active'`,
        [carl.id],
      );
      return `${said}; ${rows[0]?.open} open`;
    });
    expect(posting).toEqual(['ok, ok; 0 open', 'ok, unauthenticated; 0 open']);
  },
);
