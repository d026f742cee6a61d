import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DECLINE_REASONS } from '../../contract/words.ts';
import { Refused } from '../testing/api.ts';
import type { Business } from '../testing/business.ts';
import { blocksUnnoticed, broughtPastBlocks, liftsLast } from '../testing/blocking.ts';
import { castOf } from '../testing/cast.ts';
import type { Customer } from '../testing/customer.ts';
import {
  agreesToEarlyEnd,
  declinesEarlyEnd,
  earlyEndsLapse,
  proposesEarlyEnd,
  withdrawsEarlyEnd,
} from '../testing/early-end-acts.ts';
import { endsIn, timePassesFor } from '../testing/ending.ts';
import {
  approvesExtra,
  proposesExtra,
  readsExtras,
  refusesExtra,
  withdrawsExtra,
} from '../testing/extra-acts.ts';
import { addsSnag, readsSnags, removesSnag, ticksSnag, unticksSnag } from '../testing/snag-acts.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import type { Person } from '../testing/person.ts';
import type { TestMarket } from '../testing/market.ts';
import { theMarket } from '../testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

type Job = { id: string; title: string; customer: Customer };
type Dealing = { id: string; job: Job; business: Business };

/** Who is there, and what has come up between them. */
type World = {
  market: TestMarket;
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
  async restore(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (lead) await business?.restores(lead);
  },
  async write(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (lead) await (step.other % 2 ? business : lead.job.customer)?.writes(lead, 'When shall we meet?');
  },
  /** Reads up to some message of the conversation, or archives it. */
  async read(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    const reader = step.pick % 2 ? business : lead?.job.customer;
    if (!lead || !reader) return;
    const [api, params] = [await reader.api(), { id: lead.id }];
    const { messages } = await api.leadMessages({ params });
    const message = at(messages, step.other);
    if (message) await api.markConversationRead({ params, body: { read_up_to: message.id } });
    else await api.archiveConversation({ params, body: { is_archived: true } });
  },
  async quote(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (!lead || !business) return;
    const { id } = await business.quotes(
      lead,
      step.other % 2 ? linesOf(world, step) : { cost: 1 + step.other / 4 },
    );
    world.quotes.push({ ...lead, business, id });
  },
  async revise(world: World, step: Step) {
    const quote = at(world.quotes, step.pick);
    const business = step.isStranger ? at(world.businesses, step.other) : quote?.business;
    if (!quote || !business) return;
    await business.revises(quote, { cost: 1 + step.other / 4, because: 'Less to do' });
    const next = (await business.openQuotes()).find(({ id }) =>
      world.quotes.every((known) => known.id !== id),
    );
    if (next) world.quotes.push({ ...quote, id: next.id });
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
  async decline({ quotes, customers }: World, step: Step) {
    const quote = at(quotes, step.pick);
    const customer = step.isStranger ? at(customers, step.other) : quote?.job.customer;
    const reason = at(DECLINE_REASONS, step.other);
    if (quote) await customer?.declines(quote, step.other % 2 && reason ? { reason } : { words: 'Sorry' });
  },
  /** The last day of a quote passes, answered or not. */
  async passTime({ market, quotes }: World, { pick }: Step) {
    const quote = at(quotes, pick);
    if (quote) await timePassesFor(market, quote);
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
  /** Proposes an extra unless one waits, and mostly decides on it. */
  async extra({ quotes, customers }: World, { pick, other, isStranger }: Step) {
    const quote = at(quotes, pick);
    if (!quote) return;
    const { job, business } = quote;
    const customer = isStranger ? at(customers, other) : job.customer;
    const waiting = (await readsExtras(business, job)).extras.find(({ can }) => can.length > 0);
    const amount = other % 3 === 0 ? -0.5 : 1 + other;
    const extra = waiting ?? (await proposesExtra(business, job, { amount }));
    if (other % 4 === 0) await withdrawsExtra(business, extra);
    else if (other % 4 !== 3 && customer) await (other % 2 ? approvesExtra : refusesExtra)(customer, extra);
  },
  /** Lists what is still open unless something is on the list, and ticks it off, opens it again or takes it back. */
  async snag({ quotes, customers }: World, { pick, other, isStranger }: Step) {
    const quote = at(quotes, pick);
    const customer = isStranger ? at(customers, other) : quote?.job.customer;
    if (!quote || !customer) return;
    const { job, business } = quote;
    const snag = (await readsSnags(business, job)).snags[0] ?? (await addsSnag(customer, job));
    if (other % 3 === 2) await removesSnag(customer, snag);
    else await (other % 3 ? unticksSnag : ticksSnag)(business, snag);
  },
  /** One side proposes to end the work unless it waits for an answer; then it mostly comes to one. */
  async endEarly({ market, quotes, customers }: World, { pick, other, isStranger }: Step) {
    const quote = at(quotes, pick);
    if (!quote) return;
    const { job, business } = quote;
    const customer = isStranger ? at(customers, other) : job.customer;
    const [proposer, otherSide] = other % 2 ? [business, customer] : [customer, business];
    if (!proposer || !otherSide) return;
    const end = await proposesEarlyEnd(proposer, job);
    const comesTo = [agreesToEarlyEnd, agreesToEarlyEnd, agreesToEarlyEnd, declinesEarlyEnd];
    if (other % 7 === 4) await withdrawsEarlyEnd(proposer, end);
    else if (other % 7 === 5) await earlyEndsLapse(market);
    else await at(comesTo, other % 7)?.(otherSide, end);
  },
  async review(world: World, step: Step) {
    const { quotes, customers } = world;
    const job = at(quotes, step.pick)?.job;
    const customer = step.isStranger ? at(customers, step.other) : job?.customer;
    if (!job || !customer) return;
    world.reviews.push(await customer.reviews(job, { rating: 1 + (step.other % 5) }));
  },
  /** Seldom, as it ends what goes on between the two. */
  async block(world: World, step: Step) {
    const { lead, business } = leadOf(world, step);
    if (!lead || !business) return;
    const two = { one: business, other: lead.job.customer };
    const isByCustomer = step.other % 2 === 0;
    await blocksUnnoticed(world.market, isByCustomer ? { one: two.other, other: lead.business } : two, lead);
  },
  async liftBlock({ customers, businesses }: World, { pick }: Step) {
    const one = at([...customers, ...businesses], pick);
    if (one) await liftsLast(one);
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
const OFTEN: Act[] = [
  'openInbox',
  'quote',
  'quote',
  'passTime',
  'extra',
  'endEarly',
  'accept',
  'accept',
  'finish',
  'snag',
  'review',
  'moderate',
  'moderate',
  'liftBlock',
  'liftBlock',
];

const anyStep: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as Act[]), ...OFTEN),
  pick: fc.nat(99),
  other: fc.nat(99),
  isStranger: fc.nat(9).map((n) => n === 0),
});
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
async function newWorld(market: TestMarket, people: People): Promise<World> {
  const { product, asOwner } = market;
  const { pool } = product.database;
  await asOwner('truncate jobs, blocks, history, notices, caught_messages, idempotency_keys cascade');
  // No trigger runs for a truncated row.
  await pool.query('select count_reviews(id) from businesses');
  await pool.query('delete from pgboss.job');
  const world: World = { market, ...people, jobs: [], leads: [], quotes: [], reviews: [] };
  const step = { act: 'post', other: 1, isStranger: false } as const;
  for (const pick of world.customers.keys()) await ACTS.post(world, { ...step, pick });
  for (const pick of world.businesses.keys()) await ACTS.openInbox(world, { ...step, pick });
  return world;
}

/** Quotes whose lines have to be rounded, and which have an end. */
const linesOf = ({ market }: World, { pick, other }: Step): Parameters<Business['quotes']>[1] => ({
  detail: {
    ...endsIn(market, 30),
    lines: [0.5, 1.25, 3].map((quantity) => ({
      kind: 'labour',
      text: `Tap ${pick}`,
      quantity,
      unit: 'hour',
      unit_price: (1 + other) / 100,
    })),
  },
});

type Told = readonly [act: Act, pick: number, other?: number];

const FAR_ON: readonly Told[] = [
  ['dismiss', 1],
  ['restore', 1],
  ['quote', 0],
  ['accept', 0],
  // One is approved, one refused, one taken back.
  ['extra', 0, 1],
  ['extra', 0, 2],
  ['extra', 0],
  // The end is refused, taken back, and not answered.
  ['endEarly', 0, 3],
  ['endEarly', 0, 4],
  ['endEarly', 0, 5],
  // One of the customers blocks the second business, and lifts it before anything else happens.
  ['block', 3],
  ['liftBlock', 0],
  ['liftBlock', 1],
];
const DONE: readonly Told[] = [
  ['finish', 0],
  // One is listed and ticked off, opened again, taken back.
  ['snag', 0],
  ['snag', 0, 1],
  ['snag', 0, 2],
  ['review', 0],
  ['moderate', 0, 2],
];
const ENDED_EARLY: readonly Told[] = [['endEarly', 0]];
/** What may become of a quote that nobody has accepted. */
const UNACCEPTED = ['revise', 'decline', 'passTime', 'withdraw'] as const;

/** How two leads went: whether agreed work was ended early, and what became of a quote that was not accepted. */
type Past = { endsEarly: boolean; unaccepted: (typeof UNACCEPTED)[number] };

/**
 * The first lead is quoted on, accepted, has extras and ends that come to nothing, is finished with a snag and reviewed or
 * ended early; the second was removed for a moment, and its quote is not accepted.
 */
async function goFarOn(world: World, { endsEarly, unaccepted }: Past): Promise<void> {
  const second: Told[] = [
    ['quote', 1, 1],
    [unaccepted, 1],
  ];
  for (const [act, pick, other = 0] of [...FAR_ON, ...(endsEarly ? ENDED_EARLY : DONE), ...second])
    await ACTS[act](world, { act, pick, other, isStranger: false });
}

/** Half of the sequences begin where much has happened: what is rare from the start is common from there. */
const anySequence = fc.record({
  isFarOn: fc.boolean(),
  past: fc.record({ endsEarly: fc.nat(3).map((n) => n === 0), unaccepted: fc.constantFrom(...UNACCEPTED) }),
  steps: fc.array(anyStep, { minLength: 1, maxLength: MAX_STEPS, size: 'max' }),
});

/** Everything that can happen between them; that each has happened shows how far the sequences reach. */
const EVENTS = [
  'block.lifted',
  'block.made',
  'end.agreed',
  'end.declined',
  'end.lapsed',
  'end.proposed',
  'end.withdrawn',
  'extra.approved',
  'extra.proposed',
  'extra.refused',
  'extra.withdrawn',
  'job.cancelled',
  'job.finished',
  'job.posted',
  'lead.dismissed',
  'lead.interested',
  'lead.restored',
  'message.sent',
  'quote.accepted',
  'quote.declined',
  'quote.expired',
  'quote.revised',
  'quote.sent',
  'quote.withdrawn',
  'review.moderated',
  'review.written',
  'snag.listed',
  'snag.removed',
  'snag.ticked',
  'snag.unticked',
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

  const staysInOrder = fc.asyncProperty(anySequence, async ({ isFarOn, past, steps }) => {
    if (isEnough()) return;
    await market.settled();
    const world = await newWorld(market, people);
    if (isFarOn) await goFarOn(world, past);
    for (const step of steps) {
      const answer = await take(world, step);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
    expect(await broughtPastBlocks(market)).toEqual([]);
    for (const event of await eventsIn(market)) happened.add(event);
    sequences++;
  });
  await fc.assert(staysInOrder, { seed, numRuns: 1_000 });

  console.log(`random market: SEED=${seed}, ${sequences} sequences, ${JSON.stringify(answers)}`);
  expect([...happened].toSorted()).toEqual(EVENTS);
});
