import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Refused } from '../testing/api.ts';
import type { Business } from '../testing/business.ts';
import { castOf } from '../testing/cast.ts';
import type { Customer } from '../testing/customer.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import type { Person } from '../testing/person.ts';
import type { TestMarket } from '../testing/market.ts';
import { theMarket } from '../testing/story.ts';

vi.setConfig({ testTimeout: 90_000 });

type Job = { id: string; title: string; customer: Customer };
type Dealing = { id: string; job: Job; business: Business };

/** Who is there, and what has come up between them. */
type World = {
  admin: Person;
  customers: Customer[];
  businesses: Business[];
  jobs: Job[];
  leads: Dealing[];
  quotes: Dealing[];
  reviews: { id: string }[];
};

type People = Pick<World, 'admin' | 'customers' | 'businesses'>;

/** One act, on a record that is picked; now and then by somebody whose it is not. */
type Step = { act: Act; pick: number; other: number; isStranger: boolean };

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** What people do. An act that finds nothing to act on does nothing. */
const ACTS = {
  async post({ customers, jobs }: World, { pick, other }: Step) {
    const customer = at(customers, pick);
    // One in four repeats the words of an earlier one: a double click, which posts nothing new.
    const isRepeat = other % 4 === 0;
    const title = `Tap ${isRepeat ? 'once more' : jobs.length} at ${customer?.name}`;
    const job = await customer?.posts({ title, type: !isRepeat && other % 3 === 0 ? 'premium' : 'normal' });
    if (job && customer && jobs.every(({ id }) => id !== job.id)) jobs.push({ id: job.id, title, customer });
  },
  async openInbox({ businesses, jobs, leads }: World, { pick }: Step) {
    const business = at(businesses, pick);
    for (const { id, job: summary } of (await business?.leads()) ?? []) {
      const job = jobs.find(({ title }) => title === summary.title);
      if (job && business && leads.every((lead) => lead.id !== id)) leads.push({ id, job, business });
    }
  },
  async markInterested(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (lead) await business?.isInterestedIn(lead);
  },
  async dismiss(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (lead) await business?.dismisses(lead);
  },
  async write(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (lead) await (step.other % 2 ? business : lead.job.customer)?.writes(lead, 'When shall we meet?');
  },
  async quote(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (!lead || !business) return;
    const { id } = await business.quotes(lead, { cost: 1 + step.other / 4 });
    world.quotes.push({ ...lead, business, id });
  },
  async withdraw({ quotes, businesses }: World, step: Step) {
    const quote = at(quotes, step.pick);
    const business = step.isStranger ? at(businesses, step.other) : quote?.business;
    if (quote) await business?.withdraws(quote);
  },
  async accept({ quotes, customers }: World, step: Step) {
    const quote = at(quotes, step.pick);
    const customer = step.isStranger ? at(customers, step.other) : quote?.job.customer;
    if (quote) await customer?.accepts(quote);
  },
  async cancel({ jobs, customers }: World, step: Step) {
    const job = at(jobs, step.pick);
    const customer = step.isStranger ? at(customers, step.other) : job?.customer;
    if (job) await customer?.cancels(job);
  },
  async finish({ quotes, businesses }: World, { pick, other, isStranger }: Step) {
    const quote = at(quotes, pick);
    if (!quote) return;
    const sides: (Customer | Business)[] = isStranger ? businesses : [quote.job.customer, quote.business];
    await at(sides, other)?.finishes(quote.job);
  },
  async review(world: World, step: Step) {
    const { quotes, customers } = world;
    const job = at(quotes, step.pick)?.job;
    const customer = step.isStranger ? at(customers, step.other) : job?.customer;
    if (!job || !customer) return;
    world.reviews.push(await customer.reviews(job, { rating: 1 + (step.other % 5) }));
  },
  /** An admin hides a review, shows it again, or deletes it for good. */
  async moderate({ admin, reviews }: World, { pick, other }: Step) {
    const review = at(reviews, pick);
    if (!review) return;
    const [api, params] = [await admin.api(), { id: review.id }];
    if (other % 5 === 0) await api.removeReview({ params });
    else if (other % 2 === 0) await api.switchReview({ params, body: { is_active: 1 } });
    else await api.switchReview({ params, body: { is_active: 0, reason: 'not_genuine' } });
  },
};
type Act = keyof typeof ACTS;

function leadOf({ leads, businesses }: World, { pick, other, isStranger }: Step) {
  const lead = at(leads, pick);
  return { lead, business: isStranger ? at(businesses, other) : lead?.business };
}

const MAX_STEPS = 25;
/** The longer the list of an act, the more often it is done. */
const OFTEN: Act[] = ['openInbox', 'quote', 'quote', 'accept', 'accept', 'finish', 'review', 'moderate'];

const anyStep: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as Act[]), ...OFTEN),
  pick: fc.nat(99),
  other: fc.nat(99),
  isStranger: fc.nat(9).map((n) => n === 0),
});
const anySteps = fc.array(anyStep, { minLength: 1, maxLength: MAX_STEPS, size: 'max' });

/** Does one step and answers what came of it; a refusal is an answer like any other, a failure is not. */
async function take(world: World, step: Step): Promise<string> {
  try {
    await ACTS[step.act](world, step);
    return 'done';
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error;
    return error.code;
  }
}

/** The same people with nothing between them; then each customer posts a job, and each business sees it. */
async function newWorld({ product, asOwner }: TestMarket, people: People): Promise<World> {
  const { pool } = product.database;
  await asOwner('truncate jobs, history, notices, caught_messages, idempotency_keys cascade');
  // No trigger runs for a truncated row.
  await asOwner(`truncate first_quotes, tallies; insert into tallies (noun, month, traits, count)
    select noun, month, traits, count from tallies_counted`);
  await pool.query('select count_reviews(id) from businesses');
  await pool.query('delete from pgboss.job');
  const world: World = { ...people, jobs: [], leads: [], quotes: [], reviews: [] };
  const step = { act: 'post', other: 1, isStranger: false } as const;
  for (const pick of world.customers.keys()) await ACTS.post(world, { ...step, pick });
  for (const pick of world.businesses.keys()) await ACTS.openInbox(world, { ...step, pick });
  return world;
}

/** Everything that can happen between them; that each has happened shows how far the sequences reach. */
const EVENTS = [
  'job.cancelled',
  'job.finished',
  'job.posted',
  'lead.dismissed',
  'lead.interested',
  'message.sent',
  'quote.accepted',
  'quote.sent',
  'quote.withdrawn',
  'review.moderated',
  'review.written',
];

async function eventsIn({ product }: TestMarket): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ event: string }>('select distinct event from history');
  return rows.map(({ event }) => event);
}

async function cast(market: TestMarket): Promise<People> {
  const { admin, customer, business } = castOf(market);
  const customers = await Promise.all([customer(), customer()]);
  const premium = business({ package: 'premium' });
  return {
    admin: await admin(),
    customers,
    businesses: await Promise.all([business(), premium, business({ services: [] })]),
  };
}

const BUDGET_MS = 20_000;
// A busy machine gets the time it needs until every event has happened.
const LONGEST_MS = 120_000;
const SHRINKING_MS = 60_000;

test('whatever customers and businesses do, in whatever order, the market stays in order', {
  timeout: LONGEST_MS + SHRINKING_MS,
  meta: { shows: ['R-11-021', 'R-11-036', 'R-16-029'] },
}, async () => {
  const market = await theMarket();
  await market.reset();
  const people = await cast(market);
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  const answers: Record<string, number> = {};
  const happened = new Set<string>();
  let sequences = 0;
  const started = Date.now();
  const isEnough = (): boolean => {
    const spent = Date.now() - started;
    return spent > LONGEST_MS || (spent > BUDGET_MS && happened.size === EVENTS.length);
  };

  const staysInOrder = fc.asyncProperty(anySteps, async (steps) => {
    if (isEnough()) return;
    await market.settled();
    const world = await newWorld(market, people);
    for (const step of steps) {
      const answer = await take(world, step);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
    for (const event of await eventsIn(market)) happened.add(event);
    sequences++;
  });
  await fc.assert(staysInOrder, { seed, numRuns: 1_000 });

  console.log(`random market: SEED=${seed}, ${sequences} sequences, ${JSON.stringify(answers)}`);
  expect([...happened].toSorted()).toEqual(EVENTS);
});
