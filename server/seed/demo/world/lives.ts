import {
  DECLINE_REASONS,
  type DeclineReason,
  type MessageSender,
  type PropertyCode,
  type RateCode,
  type UrgencyCode,
} from '../../../../contract/words.ts';
import { readTaxonomy } from '../../catalogue.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Reviewed, reviewsBy } from './reviewed.ts';
import { cityOf, type Customer, customersBy } from './customers.ts';
import { type Firm, readFirms } from './firms.ts';
import { type Fate, hoursBy, type Hours } from './hours.ts';
import { type JobText, jobTexts } from './job-texts.ts';
import { readTroubles, type Trouble } from './trouble.ts';
import { readWords, type Words } from './words.ts';

export type Said = { sender: MessageSender; body: string; after: number };
export type Bid = {
  firm: Firm;
  status: 'accepted' | 'cancelled' | 'closed' | 'pending' | 'rejected';
  pounds: number;
  rate: RateCode;
  words: string;
  after: number;
  decided: number | null;
  /** Why its customer turned it down, where that was not by hiring another business. */
  declined?: DeclineReason;
  /** It took the place of one that cost more. */
  isRevised?: boolean;
};

/** A job with all that happened to it; moments are hours after it was posted. */
export type Life = {
  key: string;
  fate: Fate;
  firm: Firm;
  customer: Customer;
  trade: string;
  service: string;
  title: string;
  description: string;
  isPremium: boolean;
  property: PropertyCode;
  urgency: UrgencyCode;
  hours: Hours;
  bids: Bid[];
  said: Said[];
  review: Reviewed | null;
  /** What an admin has to look at. */
  trouble: (Trouble & { after: number }) | null;
};

export type World = { firms: Firm[]; customers: Customer[]; lives: Life[] };

const SEED = 20_261_126;
/** Trades that everybody needs have more work, so that their figures are enough to be shown. */
const BUSY: Record<string, number> = {
  'Painting & Decorating': 14,
  Plumbing: 11,
  Electrical: 11,
  'Gardening & Landscaping': 10,
};
const FINISHED = 6;

type Maker = {
  chance: Chance;
  words: Words;
  jobs: ReturnType<typeof jobTexts>;
  firms: Firm[];
  customers: Customer[];
  review: ReturnType<typeof reviewsBy>;
  premium: Set<string>;
};

/** The world as it is made each time: the same people, jobs and words. Only the day it ends on is another. */
export function makeWorld(): World {
  const [chance, words, firms] = [chanceFrom(SEED), readWords(), readFirms()];
  const customers = customersBy(chance, words);
  const premium = new Set(
    readTaxonomy().flatMap(({ category, premium_services: names }) =>
      names.map((name) => `${category} ${name}`),
    ),
  );
  const [jobs, review] = [jobTexts(), reviewsBy()];
  const maker: Maker = { chance, words, jobs, firms, customers, review, premium };
  const lives = firms.flatMap((firm, place) =>
    fatesOf(firm, place).map((fate, number) => lifeOf(maker, firm, { fate, number })),
  );
  return { firms, customers, lives: withTroubles(lives) };
}

/** Some of those who work together fall out. */
function withTroubles(lives: Life[]): Life[] {
  const troubles = readTroubles();
  const atWork = lives.filter(({ fate }) => fate === 'progress');
  return lives.map((life) => {
    const trouble = troubles[atWork.indexOf(life)];
    if (!trouble || life.hours.decided === null) return life;
    const after = life.hours.decided + 2;
    const said =
      trouble.body === '' ? life.said : [...life.said, { sender: trouble.sender, body: trouble.body, after }];
    return { ...life, said, trouble: { ...trouble, after } };
  });
}

function fatesOf({ trade, package: bought }: Firm, place: number): Fate[] {
  const finished = Array.from({ length: BUSY[trade] ?? FINISHED }, (): Fate => 'finished');
  const open: Fate[] = trade in BUSY ? ['open', 'open', 'open'] : ['open'];
  return [
    ...finished,
    ...open,
    ...(bought === 'premium' ? (['progress'] as const) : []),
    // Not everybody hires: of five who ask, one thinks again.
    ...Array.from({ length: finished.length / 4 }, (): Fate => 'cancelled'),
    ...(place % 13 === 5 ? (['abandoned'] as const) : []),
  ];
}

type Which = { fate: Fate; number: number };

function lifeOf(maker: Maker, firm: Firm, { fate, number }: Which): Life {
  const { chance, premium } = maker;
  const { trade } = firm;
  const text = maker.jobs(trade);
  const { service, title, description } = text;
  const isPremium = premium.has(`${trade} ${service}`);
  const hours = hoursBy(chance, {
    fate,
    firm,
    number,
    isHeadStart: isPremium && firm.package === 'standard',
  });
  const customer = chance.pick(maker.customers.filter(({ city }) => city === cityOf(firm.postcode)));
  const told = { text, firm, fate, hours };
  return {
    key: `${firm.key} ${number}`,
    firm,
    fate,
    hours,
    customer,
    trade,
    service,
    title,
    description,
    isPremium,
    property: chance.pick([
      'terraced_house',
      'flat_or_maisonette',
      'semi_detached_house',
      'end_of_terrace',
      'detached_house',
    ]),
    urgency: chance.pick(['within_week', 'within_month', 'flexible', 'within_month', 'asap']),
    bids: bidsOf(maker, told),
    said: talkOf(maker, told),
    trouble: null,
    review: hours.reviewed === null ? null : maker.review(text, hours.reviewed),
  };
}

type Told = { text: JobText; firm: Firm; fate: Fate; hours: Hours };

const STATUS = {
  abandoned: 'closed',
  cancelled: 'closed',
  finished: 'accepted',
  open: 'pending',
  progress: 'accepted',
} as const;

/** The quote of the business, and in a city with several of its trade those of the others. */
function bidsOf(maker: Maker, { text, firm, fate, hours }: Told): Bid[] {
  const { pounds: price, hourly } = text;
  const own: Bid[] =
    hours.quoted === null
      ? []
      : [
          {
            firm,
            status: STATUS[fate],
            pounds: hourly ?? price,
            rate: hourly === undefined ? 'flat' : 'hourly',
            words: text.quote,
            after: hours.quoted,
            decided: hours.decided,
            isRevised: hourly === undefined && hours.postedDaysAgo % 6 === 0,
          },
        ];
  const rivals = maker.firms.filter(
    (other) =>
      other !== firm && other.trade === firm.trade && cityOf(other.postcode) === cityOf(firm.postcode),
  );
  const others =
    hours.quoted === null ? [] : rivals.filter(({ monthsHere }) => hours.postedDaysAgo < monthsHere * 30 - 3);
  return [...own, ...others.map((rival, place) => rivalBid(maker, { rival, place, price, fate, hours }))];
}

type Rival = { rival: Firm; place: number; price: number; fate: Fate; hours: Hours };

function rivalBid({ chance, words }: Maker, { rival, place, price, fate, hours }: Rival): Bid {
  const after = (hours.quoted ?? 0) + 0.4 + place * 0.5;
  const isWithdrawn = fate !== 'open' && place === 1 && chance.isLucky(0.4);
  const status = isWithdrawn
    ? 'cancelled'
    : fate === 'open'
      ? 'pending'
      : fate === 'cancelled'
        ? 'closed'
        : 'rejected';
  // Some are turned down before another one is accepted.
  const declined = DECLINE_REASONS[hours.postedDaysAgo % (2 * DECLINE_REASONS.length)];
  const isDeclined = status === 'rejected' && declined !== undefined;
  return {
    firm: rival,
    status,
    ...(isDeclined && { declined }),
    pounds: Math.round((price * (0.85 + chance.next() * 0.4)) / 5) * 5,
    rate: 'flat',
    words: chance.pick(wordsOf(rival.trade, words)),
    after,
    decided: status === 'pending' ? null : isWithdrawn || isDeclined ? after + 0.2 : hours.decided,
  };
}

/** Who quotes beside another one says what is said in this trade. */
function wordsOf(trade: string, { quoteWords }: Words): readonly string[] {
  const ofTrade = quoteWords[trade];
  if (!ofTrade) throw new Error(`the demo world has no words for a second quote in ${trade}`);
  return ofTrade;
}

/** The two talk before the quote, and once it is done. */
function talkOf({ chance, words }: Maker, { text, fate, hours }: Told): Said[] {
  const said = (sender: MessageSender, body: string | undefined, after: number): Said[] =>
    body ? [{ sender, body, after }] : [];
  const { interested, answered, quoted, ended } = hours;
  if (interested === null) return [];
  return [
    ...said('customer', text.asks, interested + 0.3),
    ...said('business', text.answers, answered),
    ...(quoted === null || chance.isLucky(0.3)
      ? []
      : said('customer', chance.pick(words.customerCloses), quoted + 0.3)),
    ...(fate === 'finished' && ended !== null && chance.isLucky(0.6)
      ? said('business', chance.pick(words.businessCloses), ended + 0.05)
      : []),
  ];
}
