import { expect, test, vi } from 'vitest';
import { api } from '../contract/index.ts';
import type { Route } from '../contract/kernel.ts';
import { MASK } from '../contract/contact-mask.ts';
import { caughtMessages } from './platform/mail/catcher.ts';
import { type Api, apiAt, Refused } from './testing/api.ts';
import type { Business } from './testing/business.ts';
import { PASSWORD } from './testing/facts.ts';
import type { TestMarket } from './testing/market.ts';
import type { Person } from './testing/person.ts';
import { theDay } from './testing/daytime.ts';
import { type Stage, story } from './testing/story.ts';

// Some of its stories ask thousands of questions.
vi.setConfig({ testTimeout: 240_000 });

/** Private facts, each a text that occurs nowhere else. Those of one line always come together. */
const CANARIES = {
  phone: ['07700900417'],
  email: ['zq7.carl@canary.example'],
  postcode: ['SE1 4ZQ'],
  job: ['07700 900521', 'jtq@canary.example', '+447700 900522', 'jdq@canary.example'],
  carlWrote: ['07700-900-523', 'mzq@canary.example'],
  annaWrote: ['(07700) 900524', 'rzq@canary.example'],
  leeWrote: ['07700 900527', 'lzq@canary.example'],
  comment: ['07700 900 525', 'czq@canary.example'],
  rivalComment: ['07700900526', 'bzq@canary.example'],
  cost: ['73731.37'],
  words: ['QuoteWordsOfAnnaZq'],
  rival: ['84242.48', 'QuoteWordsOfBobZq'],
};
const TITLE = 'Tap drips, 07700 900521 or jtq@canary.example';
const DESCRIPTION = 'Please ring +447700 900522 in the evening, or write to jdq@canary.example.';
const MASKED = `Tap drips, ${MASK} or ${MASK}`;
const ANNAS_WORDS = 'QuoteWordsOfAnnaZq 07700 900 525 czq@canary.example';
const QUOTE: Parameters<Business['quotes']>[1] = {
  comments: ANNAS_WORDS,
  detail: {
    lines: [{ kind: 'labour', text: ANNAS_WORDS, quantity: 1, unit: 'item', unit_price: 73_731.37 }],
    included: ANNAS_WORDS,
    not_included: ANNAS_WORDS,
  },
};
const RIVAL = { cost: 84_242.48, comments: 'QuoteWordsOfBobZq 07700900526 bzq@canary.example' };

const places = (...read: string[]) => read.toSorted().join(', ');

/** A conversation names the job by its title, in which two of the numbers stand. */
const TITLED = 'but only 07700 900521,jtq@canary.example';
const CHANGED = ['carl /job/:id/change', 'carl /jobs'];
const titled = (who: string) => `${who} /lead/:id/conversation ${TITLED}`;
const listed = (who: string) => `${who} /conversations ${TITLED}`;
const OWN_JOB = [...CHANGED, `carl /job/:id/comparison ${TITLED}`, titled('carl')];
const OWN = {
  email: 'carl /auth/user',
  phone: 'carl /auth/user',
  postcode: places(...CHANGED),
  job: places(...OWN_JOB),
};
const inbox = (who: string) => [`${who} /business/leads`, `${who} /lead/:id`];
/** Where what was written is read, and where the newest of it stands in a list as well. */
const stream = (who: string) => [`${who} /lead/:id/conversation`, `${who} /lead/:id/messages`];
const newest = (who: string) => [`${who} /conversations`, ...stream(who)];

test('the search finds a number however it is written', { meta: { shows: ['R-16-010'] } }, () => {
  const local = '07700900417';
  const each = (write: (digit: string) => string) => local.replace(/./g, write);
  const hex = Buffer.from(local).toString('hex');
  const spelt = [local, '07700 900 417', '+44 7700-900417', reversed(local), `a${hex}`];
  const escaped = ['%3', '\\u003', '&#x3'].map((start) => each((digit) => `${start}${digit};`));
  const encoded = ['', 'a', 'ab'].map((before) => Buffer.from(`${before}${local}!`).toString('base64'));
  for (const text of [...spelt, ...escaped, ...encoded, each((digit) => `&#${48 + Number(digit)};`)])
    expect([text, holds(legible(`{"x":"${text}"}`), local)]).toEqual([text, true]);
  for (const text of ['0770 0900 418 417', '&#48;7700 900 41', 'MDc3MDA5MDA0MTg='])
    expect(holds(legible(text), local)).toBe(false);
});

story(
  'what two sides write before interest is read without numbers',
  { shows: ['R-16-010'] },
  async (stage) => {
    const { look, reads, ...people } = await beginning(stage);
    await look('begun');
    expect(reads('begun')).toEqual(OWN);
    await talk(people);
    await look('talked');
    const sent = (who: string) => `${who} /lead/:id/message`;
    expect(reads('talked')).toEqual({
      ...OWN,
      carlWrote: places(...newest('carl'), sent('carl')),
      annaWrote: places(...stream('anna'), sent('anna')),
      leeWrote: places(...newest('lee'), sent('lee')),
      postcode: places(...CHANGED, ...newest('carl'), sent('carl')),
      job: places(...OWN_JOB, listed('carl')),
    });
  },
);

story(
  'a number is read after interest, until the lead is dismissed',
  { shows: ['R-16-010', 'R-10-083'] },
  async (stage) => {
    const { anna, lee, mark, look, reads, lead, lees, ...others } = await beginning(stage);
    await talk({ anna, lee, lead, lees, ...others });
    mark('talked');
    await anna.isInterestedIn(lead);
    await lee.isInterestedIn(lees);
    await look('interested');
    const talked = {
      carlWrote: places(...newest('anna'), ...newest('carl')),
      annaWrote: places(...stream('anna'), ...stream('carl')),
      leeWrote: places(...newest('carl'), ...newest('lee')),
      postcode: places(...CHANGED, ...newest('carl')),
    };
    const annas = [...inbox('anna'), titled('anna'), listed('anna'), ...OWN_JOB, listed('carl')];
    const told = ['anna', 'lee'].flatMap((who) => [...inbox(who), `${who} /lead/:id/interested`]);
    expect(reads('interested')).toEqual({
      ...OWN,
      phone: places(...told, 'carl /auth/user'),
      job: places(...annas, ...inbox('lee'), titled('lee'), listed('lee')),
      ...talked,
    });
    await lee.dismisses(lees);
    await look('dismissed');
    expect(reads('dismissed')).toEqual({
      ...OWN,
      ...talked,
      phone: places(...inbox('anna'), 'carl /auth/user'),
      job: places(...annas),
      leeWrote: places(...newest('lee')),
    });
  },
);

/** The conversation and the customer's bell say the price of a quote, and nothing that was written beside it. */
const pricedTo = (who: string, part = '') =>
  [`${who} /lead/:id/conversation`, 'carl /bell', 'carl /lead/:id/conversation'].map((at) =>
    `${at} ${part}`.trim(),
  );
const RIVALS = 'but only 84242.48';

/** What was agreed is read by the two who agreed on it. */
const AGREED = ['anna /job/:id/agreement', 'carl /job/:id/agreement'];
/** With its extras stands what is due. */
const EXTRAS = ['anna /job/:id/extras', 'carl /job/:id/extras'];
/** With how the work ended stands the price that was agreed on for an hour. */
const FINISH = ['anna /job/:id/finish', 'carl /job/:id/finish'];
const KEPT = {
  ...OWN,
  postcode: places('anna /jobs', ...CHANGED, ...AGREED),
  job: places('anna /jobs', titled('anna'), ...OWN_JOB, ...AGREED),
  cost: places(
    'anna /bell',
    'anna /jobs',
    'carl /job/:id/responses',
    'carl /jobs',
    ...pricedTo('anna'),
    ...AGREED,
    ...EXTRAS,
    ...FINISH,
  ),
  rival: places(...pricedTo('bob', RIVALS), `bob /bell ${RIVALS}`),
  words: places('carl /job/:id/responses', ...AGREED),
  comment: places('carl /job/:id/responses', ...AGREED),
};

story('the winner gets number and post code', { shows: ['R-16-020', 'R-10-152'] }, async (stage) => {
  const { carl, anna, bob, mark, look, reads, lead, bobs } = await beginning(stage);
  await anna.isInterestedIn(lead);
  mark('interested');
  const quote = await anna.quotes(lead, QUOTE);
  await look('quoted', quote.id, (await bob.quotes(bobs, RIVAL)).id);
  const open = (who: string) => [
    `${who} /quotes`,
    'carl /job/:id/comparison',
    'carl /job/:id/responses',
    'carl /quotes',
  ];
  const annas = places(...open('anna'));
  expect(reads('quoted')).toEqual({
    ...OWN,
    words: annas,
    comment: annas,
    rivalComment: 'bob /quotes',
    postcode: places(...CHANGED, 'carl /quotes'),
    job: places('anna /quotes', titled('anna'), ...OWN_JOB, 'carl /quotes'),
    cost: places(...open('anna'), ...pricedTo('anna')),
    rival: places(...open('bob'), ...pricedTo('bob', RIVALS)),
    phone: 'anna /quotes, carl /auth/user',
  });
  await carl.accepts(quote);
  await look('accepted');
  expect(reads('accepted')).toEqual({ ...KEPT, phone: 'anna /jobs, carl /auth/user' });
});

story(
  'after the work the number is gone; messages and log never had it',
  { shows: ['R-16-020'] },
  async (stage) => {
    const { carl, anna, bob, mark, look, reads, lead, bobs, job, people } = await beginning(stage);
    await anna.isInterestedIn(lead);
    const quote = await anna.quotes(lead, QUOTE);
    await bob.quotes(bobs, RIVAL);
    // Nobody is told of a quote that has been decided on before its mail went out.
    await stage.market.settled();
    await carl.accepts(quote);
    await anna.finishes(job);
    await carl.reviews(job, { rating: 5, comment: 'Tidy' });
    mark('before');
    await look('finished', quote.id);
    expect(reads('finished')).toEqual(KEPT);
    const messages = await messagesOf(stage.market, people);
    expect(new Set(messages.map(({ where }) => where))).toEqual(new Set(['email', 'sms']));
    expect(placesIn(messages)).toEqual({
      cost: 'anna email, carl email',
      rival: 'carl email but only 84242.48',
    });
    await expectDiscreetLog(stage.market, Object.values(people));
  },
);

story(
  'a rival reads the very same before and after another business quotes',
  { shows: ['R-16-013'] },
  async (stage) => {
    const { carl, anna, bob, mark, look, readBy, lead, bobs, people } = await beginning(stage);
    await bob.quotes(bobs, RIVAL);
    mark('quoted');
    await look('before');
    const messages = await messagesOf(stage.market, people);
    await anna.isInterestedIn(lead);
    await anna.writes(lead, 'When may I call?');
    await carl.writes(lead, 'After six');
    await anna.withdraws(await anna.quotes(lead, { cost: 12 }));
    await anna.quotes(lead, QUOTE);
    await look('after');
    for (const who of ['bob', 'lee', 'far', 'cora', 'adam', 'visitor'])
      expect([who, ...readBy(who, 'after')]).toEqual([who, ...readBy(who, 'before')]);
    expect(holds(readBy('bob', 'after').join(), '84242.48')).toBe(true);
    const news = (await messagesOf(stage.market, people)).slice(messages.length);
    expect(new Set(news.map(({ who }) => who))).toEqual(new Set(['anna', 'carl']));
  },
);

story(
  'a rival who is turned down reads nothing of who was chosen',
  { shows: ['R-16-013'] },
  async (stage) => {
    const { carl, anna, bob, mark, look, readBy, lead, bobs } = await beginning(stage);
    await bob.quotes(bobs, RIVAL);
    const quote = await anna.quotes(lead, QUOTE);
    await carl.accepts(quote);
    mark('before');
    await look('accepted', quote.id);
    expect(readBy('bob', 'accepted').length).toBeGreaterThan(20);
    for (const trace of [quote.id, lead.id, '73731.37', 'QuoteWordsOfAnnaZq', anna.facts.email])
      expect([trace, holds(readBy('bob', 'accepted').join(), trace)]).toEqual([trace, false]);
  },
);

type People = Record<string, Person>;
type Talkers = Pick<Awaited<ReturnType<typeof beginning>>, 'carl' | 'anna' | 'lee' | 'lead' | 'lees'>;

/** Each writes where they can be reached. */
async function talk({ carl, anna, lee, lead, lees }: Talkers): Promise<void> {
  await anna.writes(lead, 'Gladly: (07700) 900524, rzq@canary.example');
  await carl.writes(lead, 'Ring me at SE1 4ZQ: 07700-900-523 or mzq@canary.example');
  await lee.writes(lees, 'Gladly: 07700 900527, lzq@canary.example');
}

type Seen = { who: string; where: string; bytes: string };

/** Carl has posted his job, and the businesses near by have it in their inbox. */
async function beginning({ customer, business, admin, market }: Stage) {
  // Texts go out by day only.
  theDay(market.clock);
  const carl = await customer({ email: 'zq7.carl@canary.example', mobile: '07700900417' });
  const [anna, bob, lee, cora] = [await business(), await business(), await business(), await customer()];
  const far = await business({ postcode: 'LS1 4DY' });
  const people = { carl, anna, bob, lee, cora, far, adam: await admin() };
  await market.product.database.pool.query('update notification_settings set by_sms = true');
  await cora.posts({ title: 'Another job altogether' });
  const job = await carl.posts({ title: TITLE, description: DESCRIPTION, location: 'SE1 4ZQ' });
  const [lead, bobs, lees] = [await anna.lead(MASKED), await bob.lead(MASKED), await lee.lead(MASKED)];
  const ids = { job: [job.id], lead: [lead.id, bobs.id, lees.id], quote: [], business: [anna.id] };
  const witness = await witnessOf(market, people, ids);
  return { ...people, ...witness, people, job, lead, bobs, lees };
}

/** Sees what each person reads in any answer and its headers; the client holds each answer to its shape. */
async function witnessOf({ baseUrl }: TestMarket, people: People, ids: Ids) {
  const seen: (Seen & { when: string })[] = [];
  const visitor = apiAt(baseUrl, () => ({}));
  const names = new Map<string | null, string>();
  for (const [who, one] of Object.entries(people)) names.set(`Bearer ${await one.token()}`, who);
  vi.restoreAllMocks();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    const who = names.get(new Headers(init?.headers).get('authorization')) ?? 'visitor';
    const where = new URL(response.url).pathname.replace('/api', '').replace(/[0-9a-f-]{36}/, ':id');
    seen.push({ who, when: '', where, bytes: await bytesOf(response.clone()) });
    return response;
  });
  const mark = (when: string) => seen.forEach((one) => (one.when ||= when));
  const look = async (when: string, ...quotes: string[]) => {
    ids.quote.push(...quotes);
    const idsOf = WITH_EVERY_ID.includes(when)
      ? () => Object.values(ids).flat()
      : (route: Route) => own(ids, route);
    for (const [who, one] of Object.entries(people)) await lookAround(await one.api(), { who, idsOf });
    await lookAround(visitor, { who: 'visitor', idsOf });
    mark(when);
  };
  const at = (when: string) => seen.filter((one) => one.when === when);
  const readBy = (who: string, when: string) => at(when).flatMap((one) => (one.who === who ? one.bytes : []));
  return { mark, look, reads: (when: string) => placesIn(at(when)), readBy };
}

/** An answer, but for what differs each time. */
async function bytesOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  const body = (await response.text()).replace(/"request_id":"[0-9a-f-]{36}"/, '');
  return legible(`${response.status} ${JSON.stringify(headers)} ${body}`);
}

const STRANGERS = ['cora', 'far', 'visitor'];
const STATUSES = ['active', 'in_progress', 'finished', 'cancelled'].map((status) => ({ status }));
const PROBES = [{}, { include: 'user.mobile_number' }, { sort: 'mobile_number' }];

type Ids = Record<'job' | 'lead' | 'quote' | 'business', string[]>;

/** When even what an id is not of is asked for by it. That each id opens no other door need not be asked at every moment. */
const WITH_EVERY_ID = ['begun', 'accepted'];

/** The ids of what an address is about: `/lead/:id/messages` is about a lead. */
const own = (ids: Ids, { path }: Route): string[] =>
  Object.entries(ids).flatMap(([noun, some]) => (path.includes(`/${noun}/:id`) ? some : []));

type Look = { who: string; idsOf(route: Route): string[] };

/** Asks for everything there is, in ways that are not offered too; a stranger also tries his hand at it. */
async function lookAround(looking: Api, { who, idsOf }: Look): Promise<void> {
  const calls = looking as Record<string, (call: unknown) => Promise<unknown>>;
  for (const [name, route] of Object.entries<Route>(api)) {
    const { method, params, query, by } = route;
    const isSameForAll = by === 'anyone' && !params && who !== 'visitor';
    // Admins are there to see everybody; that nobody else gets in is held by access.test.ts, and here for strangers.
    const isForAdmins = by !== 'anyone' && by.every((role) => role === 'admin');
    if (
      (isForAdmins && !STRANGERS.includes(who)) ||
      isSameForAll ||
      (method !== 'GET' && !(params && STRANGERS.includes(who)))
    )
      continue;
    for (const asked of name === 'jobs' ? STATUSES : query && !params ? PROBES : [{}])
      for (const id of params ? idsOf(route) : [''])
        await calls[name]?.({ params: { id, serviceId: id, photoId: id }, query: asked }).catch(
          unlessRefused,
        );
  }
}

const unlessRefused = (error: Error) => (error instanceof Refused ? null : Promise.reject(error));

async function messagesOf(market: TestMarket, people: People): Promise<Seen[]> {
  await market.settled();
  const messages = (await caughtMessages(market.product.market.db, null)).toReversed();
  return messages.map(({ to, channel: where, subject, text, html }) => {
    const reader = Object.entries(people).find(([, { facts }]) => [facts.email, facts.mobile].includes(to));
    return { who: reader?.[0] ?? to, where, bytes: legible(subject + text + html) };
  });
}

async function expectDiscreetLog({ baseUrl, log }: TestMarket, people: Person[]): Promise<void> {
  const wrong = { email: 'zq7.carl@canary.example', password: 'wrong-word-of-carl' };
  await expect(apiAt(baseUrl, () => ({})).logIn({ body: wrong })).rejects.toThrow('bad_credentials');
  await fetch(`${baseUrl}/api/user/is-email-registered/${wrong.email}?phone=07700900417`);
  const lines = legible(log.join(''));
  for (const said of ['/lead/:id/interested', 'bad_credentials']) expect(lines).toContain(said);
  expect(placesIn([{ who: 'log', where: '', bytes: lines }])).toEqual({});
  const facts = people.flatMap((one) => [one.facts.email, one.facts.mobile, one.name]);
  const tokens = await Promise.all(people.map((one) => one.token()));
  for (const secret of [...facts, ...tokens, PASSWORD, wrong.password])
    expect([secret, holds(lines, secret)]).toEqual([secret, false]);
}

/** Where each fact was read: 'anna /quotes, carl /jobs'. */
function placesIn(seen: Seen[]): Record<string, string> {
  const placed = Object.entries(CANARIES).map(([name, facts]) => {
    const places = seen.flatMap(({ who, where, bytes }) => {
      const found = facts.filter((fact) => holds(bytes, fact));
      const part = found.length < facts.length ? ` but only ${found.join()}` : '';
      return found.length > 0 ? `${who} ${where}${part}` : [];
    });
    return [name, [...new Set(places)].toSorted().join(', ')] as const;
  });
  return Object.fromEntries(placed.filter(([, places]) => places !== ''));
}

/** Whether a fact is in a legible text: as it is, spaced or backwards. */
function holds(text: string, fact: string): boolean {
  const bare = fact.replace(/^\+44|[^a-z0-9]/gi, '').replace(/^0(?=7)/, '');
  const loose = [bare, reversed(bare)].map((one) => one.split('').join('[^a-z0-9]{0,3}'));
  // A short number may be part of an id.
  const [before, after] = bare.length < 10 ? ['(?<![0-9a-f])', '(?![0-9a-f])'] : ['', ''];
  return new RegExp(`${before}(?:${loose.join('|')})${after}`, 'i').test(text);
}

const reversed = (text: string): string => text.split('').toReversed().join('');
/** A text together with all that is escaped or encoded in it. */
function legible(text: string): string {
  const character = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  const decimal = (_: string, code: string) => String.fromCharCode(Number(code));
  const plain = text.replace(/(?:%|\\u00|&#x)([0-9a-f]{2});?/gi, character).replace(/&#(\d+);/g, decimal);
  // Ids and plain words hide nothing.
  const runs = (text.match(/[\w+/-]{12,}/g) ?? []).filter((run) => !/^([0-9a-f-]{36}|[a-z_-]+)$/.test(run));
  const tails = runs.flatMap((run) => [0, 1, 2, 3].map((start) => run.slice(start)));
  const decoded = tails.flatMap((run) => [Buffer.from(run, 'base64'), Buffer.from(run, 'hex')]);
  return `${plain} ${Buffer.concat(decoded).toString('latin1')}`;
}
