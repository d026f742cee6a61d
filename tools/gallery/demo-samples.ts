import { inspect } from 'node:util';
import type { Api } from '../../server/testing/api.ts';

/** What somebody is answered, and the type that it has in the gallery. */
type Sample = { type: string; value: unknown };
type Samples = Record<string, Sample>;

export type Demo = {
  /** When it is looked at. */
  at: string;
  /** Asks as one of its people; as nobody without an address. */
  as(email?: string): Promise<Api>;
  /** Where in its database something rare is found: the id of it, and whom to ask as. */
  find(statement: string): Promise<{ id: string; email: string }>;
};

const CARL = 'customer@fettle.test';
const ANNA = 'business@fettle.test';
const ADA = 'admin@fettle.test';

/** What the gallery is drawn with, as a file: what the people of the demo are answered, one of each thing. */
export async function gallerySamples(demo: Demo): Promise<string> {
  const samples = {
    ...(await forCustomers(demo)),
    ...(await forBusinesses(demo)),
    ...(await agreed(demo)),
    ...(await forAnybody(demo)),
    ...(await forAdmins(demo)),
  };
  return written(demo.at, withOwnIds(samples));
}

const of = (type: string, value: unknown): Sample => {
  if (value === undefined) throw new Error(`the demo has no ${type} for the gallery`);
  return { type, value };
};

/** A whole answer, with the first rows of each list in it. */
const answer = (call: string, value: object, rows = 3): Sample =>
  of(`Answer<'${call}'>`, shortened(value, rows));

const shortened = (value: unknown, rows: number): unknown => {
  if (Array.isArray(value)) return value.slice(0, rows).map((one) => shortened(one, rows));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one, rows)]));
};

/** One row of an answer: the first one that is as asked. */
const row = <One>([call, list]: [string, string], rows: readonly One[], isAsked = (_row: One) => true) =>
  of(`Row<'${call}', '${list}'>`, rows.find(isAsked));

async function forCustomers({ as }: Demo): Promise<Samples> {
  const carl = await as(CARL);
  const jobsThat = async (status: 'active' | 'in_progress' | 'finished' | 'cancelled') =>
    (await carl.jobs({ query: { status } })).jobs.filter((job) => 'quotesCount' in job);
  const quoted = (await jobsThat('active')).find(({ quotesCount }) => quotesCount > 1);
  const reviewed = (await jobsThat('finished')).find(({ reviews }) => reviews.length > 0);
  const params = { id: quoted?.id ?? '' };
  const { responses } = await carl.jobResponses({ params });
  const { job, quotes } = await carl.compareQuotes({ params });
  const { groups } = await carl.bell({ query: {} });
  return {
    customer: of('User', (await carl.currentUser()).data),
    ownJob: of('OwnJob', quoted),
    jobUnderWay: of('OwnJob', (await jobsThat('in_progress'))[0]),
    reviewedJob: of('OwnJob', reviewed),
    review: of('Review', reviewed?.reviews[0]),
    cancelledJob: of('OwnJob', (await jobsThat('cancelled'))[0]),
    response: row(['jobResponses', 'responses'], responses),
    receivedQuote: of('ReceivedQuote', (await carl.quotes()).quotes[0]),
    comparedJob: of("Answer<'compareQuotes'>['job']", job),
    comparedQuote: row(['compareQuotes', 'quotes'], quotes),
    conversation: row(
      ['conversations', 'conversations'],
      (await carl.conversations({ query: {} })).conversations,
    ),
    bellGroup: row(['bell', 'groups'], groups, (group) => group.job !== null),
    jobToChange: of("Answer<'jobToChange'>['data']", (await carl.jobToChange({ params })).data),
    notificationSettings: answer('notificationSettings', await carl.notificationSettings()),
  };
}

async function forBusinesses({ as }: Demo): Promise<Samples> {
  const anna = await as(ANNA);
  const { data: owner } = await anna.currentUser();
  const { jobs } = await anna.jobs({ query: { status: 'finished' } });
  return {
    owner: of('User', owner),
    lead: row(['leads', 'leads'], (await anna.leads()).leads, ({ is_interested }) => !is_interested),
    sentQuote: of('SentQuote', (await anna.quotes()).quotes[0]),
    workJob: of('WorkJob', (await anna.jobs({ query: { status: 'in_progress' } })).jobs[0]),
    finishedWork: of('WorkJob', jobs[0]),
    ownFirm: answer('ownBusiness', await anna.ownBusiness()),
    savedReplies: answer('savedReplies', await anna.savedReplies()),
    quoteTemplates: answer('quoteTemplates', await anna.quoteTemplates()),
    startingPrices: answer('startingPrices', await anna.startingPrices()),
    serviceArea: answer('serviceArea', await anna.serviceArea(), 5),
    dashboard: answer('dashboard', await anna.dashboard()),
  };
}

/** What was agreed between people of the world around them. */
async function agreed({ as, find }: Demo): Promise<Samples> {
  const newest = async (table: string) => {
    const params = await find(`select j.id, a.email from ${table} x join jobs j on j.id = x.job_id
      join accounts a on a.id = j.customer_id order by x.created_at desc, x.id limit 1`);
    return { api: await as(params.email), params };
  };
  const [extra, end, snag] = [await newest('extras'), await newest('early_ends'), await newest('snags')];
  const { extras, sum } = await extra.api.extras(extra);
  const { ends } = await end.api.earlyEnds(end);
  const { snags } = await snag.api.snags(snag);
  const whose = async (rows: string) => {
    const { email } =
      await find(`select x.id, a.email from ${rows} x join businesses b on b.id = x.business_id
      join accounts a on a.id = b.owner_id order by x.at desc nulls last, x.id limit 1`);
    return as(email);
  };
  const visited = await whose('(select id, business_id, starts_at as at from visits)');
  const paying = await whose(`(select p.id, p.business_id, p.taken_at as at from payments p
    join subscriptions s on s.id = p.subscription_id where s.package = 'premium' and s.status = 'active')`);
  return {
    extra: row(['extras', 'extras'], extras),
    sum: of("Answer<'extras'>['sum']", sum),
    snag: row(['snags', 'snags'], snags),
    earlyEnd: row(['earlyEnds', 'ends'], ends),
    visitToCome: row(['visitsToCome', 'visits'], (await visited.visitsToCome()).visits),
    billing: answer('billing', await paying.billing(), 2),
  };
}

async function forAnybody({ as, find }: Demo): Promise<Samples> {
  const somebody = await as();
  const trade = { trade: 'plumbing' };
  const { id } = await find(`select b.id, a.email from businesses b join accounts a on a.id = b.owner_id
    where a.email = '${ANNA}'`);
  const { popular, pictured, facts } = await somebody.marketFacts();
  const { prices } = await somebody.tradePrices({ params: trade, query: {} });
  const counted = prices.toSorted((a, b) => a.guide.basis.localeCompare(b.guide.basis));
  const { businesses } = await somebody.directory({ query: { ...trade, postcode: 'SE1' } });
  const { workCategories } = await somebody.workCategories();
  return {
    firm: answer('publicBusiness', await somebody.publicBusiness({ params: { id } })),
    packages: of("Answer<'packages'>['packages']", (await somebody.packages()).packages),
    demand: answer('demand', await somebody.demand({ params: trade, query: { postcode: 'SE1' } })),
    facts: of("Answer<'marketFacts'>['facts']", facts),
    popularService: row(['marketFacts', 'popular'], popular, ({ guide }) => guide !== null),
    picturedService: row(['marketFacts', 'pictured'], pictured),
    trades: answer('trades', await somebody.trades()),
    tradePrices: answer('tradePrices', { prices: counted }, 1),
    listed: row(['directory', 'businesses'], businesses, ({ newestReview }) => newestReview !== null),
    recentReview: row(['recentWork', 'reviews'], (await somebody.recentWork()).reviews),
    workCategory: of(
      "Row<'workCategories', 'workCategories'>",
      shortened(
        workCategories.map(onlyShown).find(({ slug }) => slug === trade.trade),
        3,
      ),
    ),
  };
}

/** Services of which a word finds several. */
const onlyShown = <Trade extends { services: readonly { name: string }[] }>(trade: Trade) => ({
  ...trade,
  services: trade.services.filter(({ name }) => /tap|leak|toilet/.test(name)),
});

/** Those that the gallery tells apart. */
const FIGURES = ['customers', 'jobs', 'quotes', 'first_quote', 'hired', 'revenue'];

async function forAdmins({ as }: Demo): Promise<Samples> {
  const ada = await as(ADA);
  const query = {};
  const { cards, ...figures } = await ada.adminFigures({ query });
  const shown = cards.filter(({ key }) => FIGURES.includes(key));
  return {
    admin: of('User', (await ada.currentUser()).data),
    adminBusinesses: answer('adminBusinesses', await ada.adminBusinesses({ query })),
    adminCustomers: answer('adminCustomers', await ada.adminCustomers({ query }), 2),
    adminJobs: answer('adminJobs', await ada.adminJobs({ query })),
    adminQuotes: answer('adminQuotes', await ada.adminQuotes({ query })),
    adminReviews: answer('adminReviews', await ada.adminReviews({ query })),
    adminWorkPictures: answer('adminWorkPictures', await ada.adminWorkPictures({ query })),
    adminCategories: answer('adminCategories', await ada.adminCategories({ query }), 2),
    adminReports: answer('adminReports', await ada.adminReports({ query }), 4),
    adminFigures: answer('adminFigures', { ...figures, cards: shown }, 12),
    promoCodes: answer('promoCodes', await ada.promoCodes({ query })),
    marketSettings: answer('marketSettings', await ada.marketSettings()),
  };
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const FILE = /^\/.*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** Every picture is the sign of the market: those of the demo are shown to its people alone. */
const PICTURE = '/icon-512.png';

/** A number of a job or an account. They go on from test to test, in a database that is emptied in between. */
const NUMBER = /\b(J|[ABC]-)\d{6}\b/g;

/** An id says where it is met first, a number how many were met before: both stay when the file is made anew. */
function withOwnIds(samples: Samples): Samples {
  const [places, numbers] = [new Map<string, string>(), new Map<string, string>()];
  const numbered = (known: string, kind: string): string => {
    const number = `${kind}${String(numbers.size + 1).padStart(6, '0')}`;
    return numbers.get(known) ?? (numbers.set(known, number), number);
  };
  const named = (value: unknown, place: string): unknown => {
    if (typeof value === 'string' && FILE.test(value)) return PICTURE;
    if (typeof value === 'string')
      return value
        .replace(ID, (id) => places.get(id) ?? (places.set(id, place), place))
        .replace(NUMBER, numbered);
    if (Array.isArray(value)) return value.map((one, at) => named(one, `${place}-${at + 1}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, named(one, key === 'id' ? place : `${place}-${key}`)]),
    );
  };
  return Object.fromEntries(
    Object.entries(samples).map(([name, { type, value }]) => [name, { type, value: named(value, name) }]),
  );
}

const HEAD = `// Made from the demo by \`npm run samples\`: never edit this.

import type { User } from '../../contract/accounts.ts';
import type { Api } from '../../contract/index.ts';
import type { OwnJob, WorkJob } from '../../contract/jobs.ts';
import type { Result } from '../../contract/kernel.ts';
import type { Review } from '../../contract/reviews.ts';
import type { SentQuote } from '../business/lists.ts';
import type { ReceivedQuote } from '../customer/lists.ts';

type Answer<Call extends keyof Api> = Result<Api[Call]>;
type Row<Call extends keyof Api, List extends keyof Answer<Call>> =
  Answer<Call>[List] extends readonly (infer One)[] ? One : never;
`;

const written = (at: string, samples: Samples): string =>
  `${[
    HEAD,
    `/** When the demo was asked. */\nexport const SAMPLED_AT = '${at}';\n`,
    ...Object.entries(samples).map(
      ([name, { type, value }]) => `export const ${name}: ${type} = ${text(value)};\n`,
    ),
  ].join('\n')}`;

const text = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: 110, maxStringLength: null, maxArrayLength: null, compact: 3 });
