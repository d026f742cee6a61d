import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { SeenTab } from '../../../contract/words.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { watches } from '../../testing/event-reader.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';

const dashboardOf = async (person: Person) => (await person.api()).dashboard();

/** What is new, tab by tab; the others have nothing. */
async function newOn(person: Person) {
  const { tabs } = await dashboardOf(person);
  return Object.fromEntries(tabs.filter(({ count }) => count > 0).map(({ tab, count }) => [tab, count]));
}

async function waitsFor(person: Person) {
  const { waits } = await dashboardOf(person);
  return Object.fromEntries(waits.map(({ kind, count }) => [kind, count]));
}

/** As the page does it: the tab shows its list, and says how far it was seen. */
async function looksAt(person: Person, tab: SeenTab) {
  if (tab === 'leads') await (person as Business).leads();
  const { tabs } = await dashboardOf(person);
  const newest = tabs.find((one) => one.tab === tab)?.newest;
  if (newest) await (await person.api()).lookAtTab({ body: { tab, upTo: newest } });
}

const opens = async (person: Person, id: string) =>
  (await person.api()).lookAtTab({ body: { tab: 'leads', opened: [id] } });

/** The leads that the page of a business marks as new, by the same rule, and how many its head says there are. */
async function markedFor(person: Business) {
  const leads = await person.leads();
  const { newLeads, waits } = await dashboardOf(person);
  const isNew = ({ id, firstSeenAt, is_interested }: (typeof leads)[number]) =>
    !is_interested && newLeads && firstSeenAt > newLeads.since && !newLeads.opened.includes(id);
  const marked = leads.filter(isNew).map(({ job }) => job.title);
  return { marked: marked.sort(), said: waits.find(({ kind }) => kind === 'new-leads')?.count ?? 0 };
}

async function threePeople({ customer, business, member }: Stage) {
  const anna = await business();
  return { carl: await customer(), anna, olga: await member(anna, 'office') };
}

story('a lead is new to each person until they have looked', async (stage) => {
  const { carl, anna, olga } = await threePeople(stage);
  await carl.posts({ title: 'First tap' });
  expect([await newOn(anna), await newOn(olga)]).toEqual([{ leads: 1 }, { leads: 1 }]);
  await looksAt(anna, 'leads');
  expect([await newOn(anna), await newOn(olga)]).toEqual([{}, { leads: 1 }]);
  await carl.posts({ title: 'Second tap' });
  expect([await newOn(anna), await newOn(olga)]).toEqual([{ leads: 1 }, { leads: 2 }]);
  await anna.dismisses(await anna.lead('First tap'));
  expect(await newOn(olga)).toEqual({ leads: 1 });
});

story(
  'a lead stays new however often the page is read, until it is opened or the visit is over',
  async (stage) => {
    const { carl, anna, olga } = await threePeople(stage);
    for (const title of ['Tap A', 'Tap B', 'Tap C']) await carl.posts({ title });
    const all = { marked: ['Tap A', 'Tap B', 'Tap C'], said: 3 };
    for (const _read of [1, 2]) {
      expect(await markedFor(anna)).toEqual(all);
      await looksAt(anna, 'leads');
      await stage.market.advance({ minutes: 30 });
    }
    const { id } = await anna.lead('Tap B');
    await opens(anna, id);
    await opens(anna, '00000000-0000-7000-8000-000000000001');
    expect(await markedFor(anna)).toEqual({ marked: ['Tap A', 'Tap C'], said: 2 });
    // What one has opened is new to a colleague.
    expect(await markedFor(olga)).toEqual(all);
    await anna.dismisses(await anna.lead('Tap C'));
    expect(await markedFor(anna)).toEqual({ marked: ['Tap A'], said: 1 });
    await stage.market.advance({ minutes: 241 });
    expect(await markedFor(anna)).toEqual({ marked: [], said: 0 });
    await carl.posts({ title: 'Tap D' });
    expect(await markedFor(anna)).toEqual({ marked: ['Tap D'], said: 1 });
    await looksAt(anna, 'leads');
    expect(await markedFor(anna)).toEqual({ marked: ['Tap D'], said: 1 });
  },
);

story(
  'interest stays new for the visit of the customer, and is counted on the tab until they look',
  async (stage) => {
    const { carl, anna } = await threePeople(stage);
    await carl.posts();
    await anna.isInterestedIn(await anna.lead());
    expect([await newOn(carl), await waitsFor(carl)]).toEqual([{ jobs: 1 }, { 'new-interest': 1 }]);
    await looksAt(carl, 'jobs');
    expect([await newOn(carl), await waitsFor(carl)]).toEqual([{}, { 'new-interest': 1 }]);
    await stage.market.advance({ minutes: 241 });
    expect(await waitsFor(carl)).toEqual({});
  },
);

story(
  'a premium job is new to a standard business when it opens to it, however often it has looked',
  async (stage) => {
    const { carl, anna } = await threePeople(stage);
    await carl.posts({ title: 'Premium tap', type: 'premium' });
    await carl.posts({ title: 'Plain tap' });
    await looksAt(anna, 'leads');
    expect(await newOn(anna)).toEqual({});
    await stage.market.advance({ days: 1 });
    expect(await newOn(anna)).toEqual({ leads: 1 });
  },
);

story(
  'what waits for the customer follows the list of quotes, and a quote withdrawn is not counted',
  async (stage) => {
    const { carl, anna } = await threePeople(stage);
    const ben = await stage.business();
    await carl.posts();
    await anna.quotes(await anna.lead(), { cost: 90 });
    const second = await ben.quotes(await ben.lead(), { cost: 80 });
    expect(await newOn(carl)).toEqual({ quoted: 2 });
    expect(await waitsFor(carl)).toEqual({ 'new-quotes': 2 });
    expect(await waitsFor(anna)).toEqual({ 'open-quotes': 1 });
    await ben.withdraws(second);
    expect(await newOn(carl)).toEqual({ quoted: 1 });
    await looksAt(carl, 'quoted');
    expect(await newOn(carl)).toEqual({});
    expect(await waitsFor(carl)).toEqual({ 'open-quotes': 1 });
  },
);

story('work that begins or ends is new to who has not done it', async (stage) => {
  const { carl, anna, olga } = await threePeople(stage);
  const felix = await stage.member(anna, 'field');
  const job = await carl.posts();
  await carl.accepts(await anna.quotes(await anna.lead(), { cost: 90 }));
  expect([await newOn(carl), await newOn(anna), await newOn(felix)]).toEqual([
    {},
    { progress: 1 },
    { progress: 1 },
  ]);
  await anna.finishes(job);
  expect([await newOn(carl), await newOn(anna), await newOn(olga)]).toEqual([
    { history: 1 },
    {},
    { history: 1 },
  ]);
  expect(await waitsFor(carl)).toEqual({ 'work-to-review': 1 });
  await carl.reviews(job, { rating: 5 });
  expect(await waitsFor(carl)).toEqual({});
  expect(await newOn(anna)).toEqual({ history: 1 });
});

story(
  'a business reads its stars and what the month brought; its field members and customers do not',
  async (stage) => {
    const { carl, anna, olga } = await threePeople(stage);
    const felix = await stage.member(anna, 'field');
    const recordOf = async (person: Person) => (await dashboardOf(person)).trackRecord;
    expect(await recordOf(anna)).toEqual({ rating: null, reviewsCount: 0, wonThisMonth: 0 });
    const { clock } = stage.market;
    // The last minute of January here, and the first of February.
    clock.advance({ minutes: (Date.parse('2026-01-31T23:59Z') - clock.now().getTime()) / 60_000 });
    const january = await carl.posts({ title: 'Won in January' });
    await carl.accepts(await anna.quotes(await anna.lead('Won in January'), { cost: 90 }));
    expect(await recordOf(olga)).toMatchObject({ wonThisMonth: 1 });
    clock.advance({ minutes: 1 });
    expect(await recordOf(anna)).toMatchObject({ wonThisMonth: 0 });
    await carl.posts({ title: 'Won in February' });
    await carl.accepts(await anna.quotes(await anna.lead('Won in February'), { cost: 90 }));
    await anna.finishes(january);
    await carl.reviews(january, { rating: 4 });
    expect(await recordOf(anna)).toEqual({ rating: 4, reviewsCount: 1, wonThisMonth: 1 });
    expect([await recordOf(felix), await recordOf(carl)]).toEqual([null, null]);
  },
);

story(
  'nothing is new for longer than a month, and a look goes neither back nor into the future',
  async (stage) => {
    const { carl, anna } = await threePeople(stage);
    const { clock } = stage.market;
    await carl.posts();
    await anna.quotes(await anna.lead(), { cost: 90 });
    const api = await carl.api();
    const later = new Date(clock.now().getTime() + DAY_MS).toISOString();
    await api.lookAtTab({ body: { tab: 'quoted', upTo: later } });
    clock.advance({ minutes: 1 });
    const ben = await stage.business();
    await ben.quotes(await ben.lead(), { cost: 70 });
    expect(await newOn(carl)).toEqual({ quoted: 1 });
    await api.lookAtTab({ body: { tab: 'quoted', upTo: '2020-01-01T00:00:00Z' } });
    expect(await newOn(carl)).toEqual({ quoted: 1 });
    clock.advance({ days: 31 });
    expect(await newOn(carl)).toEqual({});
  },
);

story(
  'a member sees and looks at the tabs of their role only, and somebody who is not in looks at none',
  async (stage) => {
    const { carl, anna } = await threePeople(stage);
    const felix = await stage.member(anna, 'field');
    await carl.posts();
    const { tabs, waits } = await dashboardOf(felix);
    expect([tabs.map(({ tab }) => tab), waits]).toEqual([['progress', 'messages'], []]);
    const look = async (person: Person, tab: SeenTab) =>
      refusalOf((await person.api()).lookAtTab({ body: { tab, upTo: '2026-01-01T00:00:00Z' } }));
    expect(await look(felix, 'leads')).toBe('forbidden');
    expect(await look(carl, 'leads')).toBe('forbidden');
  },
);

story('what one device has looked at, the pages of the others hear of', async (stage) => {
  const { carl, anna } = await threePeople(stage);
  await carl.posts();
  await anna.quotes(await anna.lead(), { cost: 90 });
  const page = await watches(carl, stage.market.baseUrl);
  await looksAt(carl, 'quoted');
  await page.hears('dashboard');
  // A repeat changes nothing and tells nobody.
  await looksAt(carl, 'quoted');
  expect(await page.news()).toEqual([]);
});

story('what somebody has opened on one device, their other pages hear of once', async (stage) => {
  const { carl, anna } = await threePeople(stage);
  await carl.posts();
  const lead = await anna.lead();
  const annas = await watches(anna, stage.market.baseUrl);
  await opens(anna, lead.id);
  await annas.hears('dashboard');
  await opens(anna, lead.id);
  expect(await annas.news()).toEqual([]);
});

type World = {
  carl: Customer;
  people: Business[];
  seen: Map<Person, Set<string>>;
  /** What each has opened, or had seen before this visit: that is no new lead. */
  known: Map<Person, Set<string>>;
  posted: number;
};

const STEPS = [
  'post',
  'look',
  'interest',
  'dismiss',
  'quote',
  'accept',
  'cancel',
  'glance',
  'open',
  'rest',
] as const;
type Step = { act: (typeof STEPS)[number]; by: number; pick: number };

/** What people do at random; what is not possible is left. */
async function take(world: World, { act, by, pick }: Step) {
  const { carl, people, seen, known } = world;
  const person = people[by % people.length] as Business;
  const lead = async () => (await person.leads()).at(pick % 3);
  if (act === 'post') await carl.posts({ title: `Tap number ${(world.posted += 1)}` });
  if (act === 'glance') await carl.quotes();
  if (act === 'cancel')
    await Promise.all((await carl.jobs()).slice(0, pick % 2).map((job) => carl.cancels(job)));
  if (act === 'look') {
    await looksAt(person, 'leads');
    for (const { id } of await person.leads()) seen.get(person)?.add(id);
    await looksAt(carl, 'quoted');
    for (const { id } of await carl.quotes()) seen.get(carl)?.add(id);
  }
  if (act === 'rest') for (const one of people) for (const id of seen.get(one) ?? []) known.get(one)?.add(id);
  const found = ['interest', 'dismiss', 'quote', 'open'].includes(act) ? await lead() : undefined;
  if (found && act === 'open') {
    await opens(person, found.id);
    known.get(person)?.add(found.id);
  }
  if (found && act === 'interest') await person.isInterestedIn(found);
  if (found && act === 'dismiss') await person.dismisses(found);
  if (found && act === 'quote') await person.quotes(found, { cost: 50 });
  const quote = act === 'accept' ? (await carl.quotes()).at(pick % 2) : undefined;
  if (quote) await carl.accepts(quote);
}

/** The same counted by hand, from the lists. */
async function recount({ carl, people, seen, known }: World) {
  const unseen = (person: Person, items: readonly { id: string }[]) =>
    items.filter(({ id }) => !seen.get(person)?.has(id)).length;
  for (const person of people) {
    const leads = await person.leads();
    const { waits, tabs } = await dashboardOf(person);
    const of = (kind: string) => waits.find((wait) => wait.kind === kind)?.count ?? 0;
    const unanswered = leads.filter((lead) => !lead.is_interested);
    expect(tabs.find(({ tab }) => tab === 'leads')?.count).toBe(unseen(person, unanswered));
    const { marked, said } = await markedFor(person);
    const unknown = unanswered.filter(({ id }) => !known.get(person)?.has(id));
    expect([said, marked]).toEqual([unknown.length, unknown.map(({ job }) => job.title).sort()]);
    expect(of('leads-to-quote')).toBe(leads.filter((lead) => lead.is_interested).length);
    expect(of('open-quotes')).toBe((await person.openQuotes()).length);
  }
  const quotes = await carl.quotes();
  const { waits } = await dashboardOf(carl);
  const of = (kind: string) => waits.find((wait) => wait.kind === kind)?.count ?? 0;
  expect(of('new-quotes')).toBe(unseen(carl, quotes));
  expect(of('new-quotes') + of('open-quotes')).toBe(quotes.length);
}

story('whatever people do, the counts are those of the lists', async (stage) => {
  const steps = fc.record({ act: fc.constantFrom(...STEPS), by: fc.nat(2), pick: fc.nat(5) });
  const carl = await stage.customer();
  const anna = await stage.business();
  const people = [anna, await stage.business(), await stage.member(anna, 'office')];
  const seen = new Map<Person, Set<string>>([carl, ...people].map((one) => [one, new Set()]));
  const known = new Map<Person, Set<string>>(people.map((one) => [one, new Set()]));
  const world: World = { carl, people, seen, known, posted: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 14 }), async (walk) => {
      for (const step of walk) {
        await stage.market.advance({ minutes: step.act === 'rest' ? 241 : 1 });
        await take(world, step);
      }
      await recount(world);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
