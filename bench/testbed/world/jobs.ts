import { PROPERTY_WORDS, URGENCY_WORDS } from '../../../contract/words.ts';
import { openToAllFrom } from '../../../server/marketplace/jobs/matching.ts';
import { cellOf, type Point } from '../../../server/platform/geo/grid.ts';
import { at, type Work } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { homes, near, nearestArea } from './geography.ts';
import { dealings, isAtWork, type NewJob } from './dealings.ts';
import { PHOTOS_A_JOB } from './photos.ts';
import { batchOf, type Businesses, type Customers, type Maker } from './people.ts';
import { DAY_MS } from '../../../server/platform/clock.ts';
import { type Batch, type Row, spans, timeline } from './rows.ts';

const DAYS_OF_JOBS = 90;
const HEAD_START_HOURS = 24;
// How far from a business its own jobs lie, normally distributed.
const SPREAD_KM = 8;

/** How a job has gone, how often, and how often a business of the world had dealings with it. */
const FATES = [
  { status: 'active', share: 0.4, taken: 0.4 },
  { status: 'progress', share: 0.1, taken: 1 },
  { status: 'finished', share: 0.35, taken: 1 },
  { status: 'cancelled', share: 0.15, taken: 0.2 },
] as const;
type People = { customers: Customers; businesses: Businesses };

/** Jobs around the country and around the businesses that took them, with what these businesses did. */
export function* jobs(maker: Maker, { customers, businesses }: People, count: number): Generator<Batch> {
  const { chance, demand, now } = maker;
  const posted = timeline({ count, days: DAYS_OF_JOBS, end: now });
  const home = homes(chance);
  const area = nearestArea();
  const one = (n: number): Batch => {
    const { status: fate, taken } = fateOf(chance);
    const taker = chance.isLucky(taken) ? takerOf(chance, businesses.count) : null;
    const works = taker === null ? null : at(businesses.works, taker);
    const work = works ? { trade: works.trade, service: chance.pick(works.services) } : demand.work();
    const point = taker === null ? home() : near(chance, businesses.point(taker), SPREAD_KM);
    const takerId = taker === null ? null : businesses.id(taker);
    const id: NewJob['id'] = (kind) => posted.id(kind, n);
    const createdAt = posted.at(n);
    const customerId = customers.id(chance.between(0, customers.count - 1));
    const job: NewJob = { id, fate, taker: takerId, customerId, createdAt };
    const columns = { job_number: `J${String(n + 1).padStart(6, '0')}`, customer_id: customerId };
    const place = placeColumns(point, area(point));
    return {
      jobs: [
        { ...columns, ...workColumns(chance, work, place.town), ...place, ...fateColumns(chance, job, work) },
      ],
      ...dealings(chance, job),
    };
  };
  for (const span of spans(count)) yield batchOf(span.map(one));
}

function fateOf(chance: Chance) {
  let mark = chance.next();
  return FATES.find(({ share }) => (mark -= share) < 0) ?? FATES[0];
}

/** One in ten jobs goes to one in a hundred businesses: these have the long lists, and profiles with many reviews. */
const BUSY = { jobs: 0.1, businesses: 0.01 };

function takerOf(chance: Chance, businesses: number): number {
  const among = chance.isLucky(BUSY.jobs) ? Math.ceil(businesses * BUSY.businesses) : businesses;
  return chance.between(0, among - 1);
}

const placeColumns = (point: Point, area: { code: string; name: string; lat: number; lng: number }) => ({
  postcode: `${area.code}1 1AA`,
  outward: `${area.code}1`,
  town: area.name,
  ...point,
  outward_lat: area.lat,
  outward_lng: area.lng,
  cell: cellOf(point),
});

function workColumns(chance: Chance, { trade, service }: Work, town: string): Row {
  const answers = service.questions
    .slice(0, 2)
    .map(({ id, label, options }) => ({ question_id: id, label, value: options[0] ?? 'Yes' }));
  return {
    category_id: trade.id,
    service_id: service.id,
    title: `${service.name} in ${town}`.slice(0, 80),
    description: description(chance),
    answers,
    property_code: chance.pick(Object.keys(PROPERTY_WORDS)),
    tier: service.is_premium ? 'premium' : 'normal',
  };
}

const SENTENCES = [
  'We moved in last month and the last owners left this in a poor state.',
  'It has been like this for about 3 weeks and is getting worse.',
  'The room is roughly 4 by 5 metres and on the ground floor.',
  'There is parking in front of the house and somebody is at home on most days.',
  'We have the parts already, so this is mostly labour.',
  'Please say in your quote how long it would take and what it would cost with VAT.',
  'A neighbour had the same done for about 650 pounds.',
];

/** Two to five sentences, as people write. */
export function description(chance: Chance): string {
  return Array.from({ length: chance.between(2, 5) }, () => chance.pick(SENTENCES)).join(' ');
}

function fateColumns(chance: Chance, { id, fate, createdAt }: NewJob, { service }: Work): Row {
  const urgency = chance.pick(Object.keys(URGENCY_WORDS));
  const later = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
  return {
    id: id('job'),
    urgency_code: urgency,
    wanted_at: urgency === 'specific_date' ? later(14) : null,
    ask_status: isAtWork(fate) ? 'awarded' : fate,
    cancelled_at: fate === 'cancelled' ? later(2) : null,
    is_offered: true,
    photos_count: PHOTOS_A_JOB,
    open_to_all_from: openToAllFrom({
      tier: service.is_premium ? 'premium' : 'normal',
      at: createdAt,
      headStartHours: HEAD_START_HOURS,
    }),
    created_at: createdAt,
  };
}
