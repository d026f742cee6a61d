import { expect } from 'vitest';
import { refusalOf } from './testing/api.ts';
import type { Business } from './testing/business.ts';
import type { Correspondent } from './testing/correspondent.ts';
import type { Customer } from './testing/customer.ts';
import { feedOf, subscribed } from './testing/calendar.ts';
import { proposesEarlyEnd } from './testing/early-end-acts.ts';
import { bearer, CALLS_WITH_SESSION, type Call } from './testing/every-call.ts';
import { proposesExtra } from './testing/extra-acts.ts';
import { bringsResult, finishesWith } from './testing/finish-acts.ts';
import type { TestMarket } from './testing/market.ts';
import { bringsPdf, sendsFiles } from './testing/pictures/attach.ts';
import { bringsPhoto } from './testing/pictures/bring.ts';
import { fileOf } from './testing/pictures/files.ts';
import * as samples from './testing/pictures/samples.ts';
import { addsSnag } from './testing/snag-acts.ts';
import { type Stage, story } from './testing/story.ts';
import { picks, proposes, timeIn } from './testing/visiting.ts';

/** Stands in the job's title, and nowhere else. */
const TITLE = 'A zyzzyva drips';

const READERS = ['carl', 'anna', 'fred'] as const;
type Reader = (typeof READERS)[number];
/** For each of them the calls, in one line. */
type Readings = Record<Reader, string>;

type Scene = {
  stage: Stage;
  carl: Customer;
  anna: Business;
  fred: Business;
  job: { id: string };
  lead: { id: string };
  /** Of everything that belongs to the job. */
  ids: string[];
};

/** Carl posts a job with a photo; Anna quotes, sends a file, and a look at it is agreed on. */
async function quoted(stage: Stage): Promise<Scene & { quote: { id: string } }> {
  const [carl, anna] = [await stage.customer(), await stage.business()];
  const photo = await bringsPhoto(carl);
  const job = await carl.posts({ title: TITLE, photos: [{ id: photo.id }] });
  const lead = await anna.lead(TITLE);
  await anna.isInterestedIn(lead);
  const pdf = await bringsPdf(anna, lead);
  await sendsFiles(anna, lead, { attachments: [pdf.id], message: 'Like this' });
  const file = fileOf(samples.pdf(), 'offer.pdf', 'application/pdf');
  const offer = await (await anna.api()).bringQuoteFile({ form: { fields: {}, file } });
  const quote = await anna.quotes(lead, { cost: 90, file: offer.id });
  const visit = await proposes(anna, lead, [timeIn(stage.market, 3)]);
  await picks(carl, visit);
  const fred = await stage.member(anna, 'field');
  const ids = [job.id, lead.id, quote.id, visit.id, photo.id, pdf.id];
  return { stage, carl, anna, fred, job, lead, quote, ids };
}

/** Carl has accepted; Fred comes for a day of work, and something extra and an early end are proposed. */
async function underWay(stage: Stage): Promise<Scene> {
  const { ids, ...scene } = await quoted(stage);
  const { carl, anna, fred, job, lead, quote } = scene;
  await carl.accepts(quote);
  const times = [timeIn(stage.market, 5)];
  const day = await proposes(anna, lead, { times, kind: 'work', member: fred.accountId });
  await picks(carl, day);
  const extra = await proposesExtra(anna, job);
  const end = await proposesEarlyEnd(carl, job);
  return { ...scene, ids: [...ids, day.id, extra.id, end.id] };
}

/** The work has ended with a photo, and something is still open. */
async function finished(stage: Stage): Promise<Scene> {
  const { ids, ...scene } = await underWay(stage);
  const result = await bringsResult(scene.anna, scene.job);
  await finishesWith(scene.anna, scene.job, { photos: [result.id] });
  const snag = await addsSnag(scene.carl, scene.job);
  return { ...scene, ids: [...ids, result.id, snag.id] };
}

/** A state of the job, and the calls in which its people read of it. */
const STATES: Record<string, { begin: (stage: Stage) => Promise<Scene>; read: Readings }> = {
  'was quoted for': {
    begin: quoted,
    read: {
      carl:
        'attachment bell compareQuotes conversation conversations freeTimes jobPhoto jobReach jobResponses jobToChange ' +
        'jobs leadMessages quoteFile quotePaper quotes visitFile visits visitsToCome',
      anna:
        'attachment bell calendar conversation conversations jobPhoto leadMessages quoteFile quotePaper quotes visitFile ' +
        'visits visitsToCome',
      fred: '',
    },
  },
  'is under way': {
    begin: underWay,
    read: {
      carl:
        'agreement agreementPaper attachment bell compareQuotes conversation conversations earlyEnds extras finish ' +
        'freeTimes jobPhoto jobReach jobResponses jobToChange jobs leadMessages quoteFile quotePaper snags visitFile ' +
        'visits visitsToCome',
      anna:
        'agreement agreementPaper attachment bell calendar conversation conversations earlyEnds extras finish jobPhoto ' +
        'jobs leadMessages quoteFile quotePaper snags visitFile visits visitsToCome',
      fred: 'attachment bell calendar conversation jobPhoto jobs leadMessages visitFile visits visitsToCome',
    },
  },
  'is finished': {
    begin: finished,
    read: {
      carl:
        'agreement agreementPaper attachment bell compareQuotes conversation conversations earlyEnds extras finish ' +
        'freeTimes jobPhoto jobReach jobResponses jobToChange jobs leadMessages quoteFile quotePaper resultPhoto snags ' +
        'visitFile visits',
      anna:
        'agreement agreementPaper attachment bell conversation conversations earlyEnds extras finish jobPhoto jobs ' +
        'leadMessages quoteFile quotePaper resultPhoto snags visitFile visits',
      fred: 'bell resultPhoto',
    },
  },
};

/** What else a call asks for. */
const QUERIES: Record<string, (market: TestMarket) => string[]> = {
  jobs: () => ['active', 'in_progress', 'finished', 'cancelled'].map((status) => `status=${status}`),
  freeTimes: () => ['minutes=60'],
  calendar: (market) => [`from=${timeIn(market, 0).from.slice(0, 10)}`],
};

/** The calls in which each of them reads of the job; of everything there is, or of what they read before. */
async function readsOf(scene: Scene, before?: Readings): Promise<Readings> {
  const read: [Reader, string][] = [];
  for (const name of READERS) {
    const asked = before?.[name].split(' ');
    const calls = callsOf(scene[name]).filter(([call]) => !asked || asked.includes(call));
    const found: string[] = [];
    for (const call of calls) if (await tellsOfIt(scene[name], scene, call)) found.push(call[0]);
    read.push([name, found.toSorted().join(' ')]);
  }
  return Object.fromEntries(read) as Readings;
}

/** What those of this role may read, but for the copy of all that they did and the stream that never ends. */
const callsOf = ({ facts: { role } }: Correspondent): Call[] =>
  CALLS_WITH_SESSION.filter(
    ([name, { method, by }]) => method === 'GET' && by.includes(role) && !['events', 'export'].includes(name),
  );

/** Whether an answer has the job's title or one of the ids, or is about one of them. */
async function tellsOfIt(
  who: Correspondent,
  { stage: { market }, ids }: Scene,
  [name, { path }]: Call,
): Promise<boolean> {
  const headers = bearer(await who.token());
  const isAboutOne = path.includes(':id');
  const queries = QUERIES[name]?.(market) ?? [''];
  const addresses = (isAboutOne ? ids : ['']).flatMap((id) =>
    queries.map((query) => `${market.baseUrl}/api${path.replace(':id', id)}?${query}`),
  );
  for (const address of addresses) {
    const answer = await fetch(address, { headers });
    const text = await answer.text();
    if (answer.ok && (isAboutOne || [TITLE, ...ids].some((trace) => text.includes(trace)))) return true;
  }
  return false;
}

/** Whose calendar program has something in it. */
const subscribers = (feeds: readonly string[]): Promise<boolean[]> =>
  Promise.all(feeds.map(async (feed) => (await subscribed(feed)).length > 0));

for (const [state, { begin, read }] of Object.entries(STATES))
  story(
    `a job that ${state} is read of by nobody once it is deleted, but for what the bell has told`,
    async (stage) => {
      const scene = await begin(stage);
      const feeds: string[] = [];
      for (const name of READERS) feeds.push(await feedOf(stage, scene[name]));
      expect(await readsOf(scene)).toEqual(read);
      expect(await subscribers(feeds)).toEqual([true, true, state === 'is under way']);
      const adam = await (await stage.admin()).api();
      await adam.removeJob({ params: { id: scene.job.id }, body: { reason: 'Twice the same' } });
      await stage.market.settled();
      const told = { carl: 'bell', anna: 'bell', fred: read.fred && 'bell' };
      expect(await readsOf(scene, read)).toEqual(told);
      expect(await subscribers(feeds)).toEqual([false, false, false]);
      expect(await refusalOf(bringsResult(scene.anna, scene.job))).toBe('not_found');
    },
  );
