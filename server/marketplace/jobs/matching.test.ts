import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { cellsAround, cellOf, distanceKm, isCellWithin, type Point } from '../../platform/geo/grid.ts';
import { refreshServiceArea } from '../businesses/index.ts';
import { inTransaction } from '../../platform/db/db.ts';
import type { Business } from '../../testing/business.ts';
import { refusalOf } from '../../testing/api.ts';
import { type Stage, story } from '../../testing/story.ts';
import { businessesInReach } from './matching.ts';
import { STORIES_BEGIN } from '../../testing/standing-clock.ts';

const TITLE = 'Kitchen tap will not stop dripping';
const titles = async (business: Business) => (await business.leads()).map((lead) => lead.job.title);

story(
  'post codes within 40 km get the lead, others do not',
  { shows: ['R-16-021', 'R-14-007', 'ruling 10'] },
  async (stage) => {
    const { customer, business } = stage;
    const carl = await customer();
    // Post codes known to lie well inside and outside of each other's 40 km.
    const wigan = await business({ postcode: 'WA14 1AA' });
    const leeds = await business({ postcode: 'LS1 1AA' });
    await carl.posts({ location: 'M1 1AE' });
    expect(await titles(wigan)).toEqual([TITLE]);
    expect(await titles(leeds)).toEqual([]);
  },
);

story(
  '39.99 km is in and 40.01 km is out, in every direction, both ways of the match',
  { shows: ['R-14-008', 'R-16-021'] },
  async (stage) => {
    const carl = await stage.customer();
    const job = await carl.posts();
    const centre = await placeOfJob(stage, job.id);
    const { db, clock } = stage.market.product.market;
    const announcedTo = () => businessesInReach(db, centre, { now: clock.now(), after: null, size: 10 });
    const anna = await stage.business();
    for (const bearing of [0, 45, 90, 135, 180, 225, 270, 315]) {
      await moveTo(stage, anna, pointAt(centre, bearing, 39.99));
      expect(await titles(anna), `in at ${bearing}`).toEqual([TITLE]);
      expect((await carl.job(job)).leadsCount).toBe(1);
      expect(await announcedTo()).toEqual([anna.id]);
      await moveTo(stage, anna, pointAt(centre, bearing, 40.01));
      expect(await titles(anna), `out at ${bearing}`).toEqual([]);
      expect(await announcedTo()).toEqual([]);
    }
  },
);

story(
  'the service must be among its services; none chosen means the whole category',
  { shows: ['R-16-022', 'R-11-031'] },
  async (stage) => {
    const carl = await stage.customer();
    const leaks = await stage.business({ services: ['Fix a leak or burst pipe'] });
    const showers = await stage.business({ services: ['Fit or repair a shower'] });
    const everything = await stage.business({ services: [] });
    const electrician = await stage.business({ category: 'Electrical', services: [] });
    // Before anybody has looked, nobody has a lead of it yet.
    const job = await carl.posts();
    expect((await carl.job(job)).leadsCount).toBe(2);
    expect(await titles(leaks)).toEqual([TITLE]);
    expect(await titles(everything)).toEqual([TITLE]);
    expect(await titles(showers)).toEqual([]);
    expect(await titles(electrician)).toEqual([]);
  },
);

story(
  'only an active, verified business with access gets leads',
  { shows: ['R-11-054', 'R-5-007', 'R-10-081'] },
  async (stage) => {
    const days = (n: number) => new Date(STORIES_BEGIN.getTime() + n * 24 * 3600 * 1000);
    const carl = await stage.customer();
    const inGrace = await stage.business({ subscription: 'past_due', pastDueSince: days(-6) });
    const graceOver = await stage.business({ subscription: 'past_due', pastDueSince: days(-8) });
    const paidUp = await stage.business({ subscription: 'cancelled', paidThrough: days(3) });
    const ranOut = await stage.business({ subscription: 'cancelled', paidThrough: days(-1) });
    const expired = await stage.business({ subscription: 'expired' });
    const neverPaid = await stage.business({ subscription: 'not_subscribed' });
    const unverified = await stage.business({ verified: false });
    await carl.posts();
    expect(await titles(inGrace)).toEqual([TITLE]);
    expect(await titles(paidUp)).toEqual([TITLE]);
    for (const business of [graceOver, ranOut, expired, neverPaid, unverified])
      expect(await titles(business)).toEqual([]);

    await stage.market.advance({ days: 4 });
    expect(await titles(inGrace)).toEqual([]);
    expect(await titles(paidUp)).toEqual([]);
    await stage.market.advance({ days: -4 });
  },
);

story(
  'the jobs of an unverified customer are kept back',
  { shows: ['R-3-027'] },
  async ({ customer, business }) => {
    const carl = await customer({ verified: false });
    const anna = await business();
    const job = await carl.posts();
    expect(await titles(anna)).toEqual([]);
    expect((await carl.job(job)).leadsCount).toBe(0);
  },
);

story(
  'verified, a customer is offered at once; the head start of a premium job begins only then',
  { shows: ['ruling 10'] },
  async ({ admin, customer, business, market }) => {
    const [adam, carl, anna] = [await admin(), await customer({ verified: false }), await business()];
    const premium = await business({ category: PREMIUM.category, services: [], package: 'premium' });
    const standard = await business({ category: PREMIUM.category, services: [] });
    const job = await carl.posts();
    const grand = await carl.posts({ ...PREMIUM, type: 'premium' });
    await market.advance({ days: 2 });
    for (const one of [anna, premium, standard]) expect(await titles(one)).toEqual([]);
    const api = await adam.api();
    await api.verify({ params: { code: (await api.adminCustomer({ params: { id: carl.id } })).data.code } });
    expect(await titles(anna)).toEqual([TITLE]);
    expect(await titles(premium)).toEqual([TITLE]);
    expect(await titles(standard)).toEqual([]);
    const { rows } = await market.product.database.pool.query(
      `select job_id, round(extract(epoch from (facts->>'opensLaterAt')::timestamptz - created_at)) as seconds
      from history where event = 'job.offered' order by facts->>'opensLaterAt'`,
    );
    expect(rows).toEqual([
      { job_id: grand.id, seconds: String(24 * 3600) },
      { job_id: job.id, seconds: null },
    ]);
    await market.advance({ hours: 24 });
    expect(await titles(standard)).toEqual([TITLE]);
    await market.advance({ hours: -24, days: -2 });
  },
);

const PREMIUM = { category: 'Building & Extensions', service: 'House extension' };

story(
  'a premium job is for premium businesses, and for all after 24 quiet hours',
  { shows: ['R-11-055', 'ruling 10'] },
  async (stage) => {
    const { customer, business, market } = stage;
    const carl = await customer();
    const premium = await business({ category: PREMIUM.category, services: [], package: 'premium' });
    const standard = await business({ category: PREMIUM.category, services: [] });
    const job = await carl.posts({ ...PREMIUM, type: 'premium' });
    expect((await carl.job(job)).type).toBe('premium');
    expect(await titles(premium)).toEqual([TITLE]);
    expect(await titles(standard)).toEqual([]);
    await market.advance({ hours: 23, minutes: 50 });
    expect(await titles(standard)).toEqual([]);
    await market.advance({ minutes: 10 });
    expect(await titles(standard)).toEqual([TITLE]);
    await carl.cancels(job);
    // A normal job waits for nobody.
    await carl.posts({ ...PREMIUM, type: 'normal', title: 'A normal extension' });
    for (const one of [premium, standard]) expect(await titles(one)).toEqual(['A normal extension']);
    await market.advance({ hours: -24 });
  },
);

story(
  'a premium job that was answered in time stays with the premium businesses',
  { shows: ['ruling 10'] },
  async (stage) => {
    const { customer, business, market } = stage;
    const carl = await customer();
    const premium = await business({ category: PREMIUM.category, services: [], package: 'premium' });
    const late = await business({ category: PREMIUM.category, services: [], package: 'premium' });
    const standard = await business({ category: PREMIUM.category, services: [] });
    await carl.posts({ ...PREMIUM, type: 'premium' });
    await premium.isInterestedIn(await premium.lead());
    await market.advance({ hours: 48 });
    expect(await titles(standard)).toEqual([]);
    expect(await titles(premium)).toEqual([TITLE]);
    expect(await late.isInterestedIn(await late.lead())).toMatchObject({ is_interested: true });
    await market.advance({ hours: -48 });
  },
);

story(
  'a premium job that is answered after its head start stays open to every business',
  { shows: ['ruling 10'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const businesses = () => business({ category: PREMIUM.category, services: [] });
    const [first, second, third] = [await businesses(), await businesses(), await businesses()];
    await carl.posts({ ...PREMIUM, type: 'premium' });
    await market.advance({ hours: 24 });
    await first.isInterestedIn(await first.lead());
    expect(await titles(second)).toEqual([TITLE]);
    await second.quotes(await second.lead(), { cost: 10 });
    expect(await titles(first)).toEqual([TITLE]);
    expect(await titles(third)).toEqual([TITLE]);
    await market.advance({ hours: -24 });
  },
);

story(
  'a premium job that was quoted on in time stays with premium businesses, even when the quote is withdrawn',
  { shows: ['ruling 10'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const premium = await business({ category: PREMIUM.category, services: [], package: 'premium' });
    const standard = await business({ category: PREMIUM.category, services: [] });
    await carl.posts({ ...PREMIUM, type: 'premium' });
    const quote = await premium.quotes(await premium.lead(), { cost: 10 });
    await premium.withdraws(quote);
    await market.advance({ hours: 48 });
    expect(await titles(standard)).toEqual([]);
    expect(await titles(premium)).toEqual([TITLE]);
    await market.advance({ hours: -48 });
  },
);

story(
  'who moves away keeps what it took up and loses what it only saw',
  { shows: ['ruling 10'] },
  async (stage) => {
    const { customer, business } = stage;
    const carl = await customer();
    const anna = await business();
    const job = await carl.posts({ title: 'A job that Anna takes up' });
    await carl.posts({ title: 'A job that Anna only saw' });
    const taken = await anna.lead('A job that Anna takes up');
    const seen = await anna.lead('A job that Anna only saw');
    await anna.isInterestedIn(taken);
    await moveTo(stage, anna, { lat: 53.48, lng: -2.24 });
    expect(await titles(anna)).toEqual(['A job that Anna takes up']);
    expect(await refusalOf(anna.isInterestedIn(seen))).toBe('job_not_available');
    expect(await refusalOf(anna.quotes(seen, { cost: 10 }))).toBe('job_not_available');
    await anna.quotes(taken, { cost: 10 });
    // What she has of it counts, near or not.
    expect((await carl.job(job)).leadsCount).toBe(1);
  },
);

test('no point within 40 km lies outside the cells that are searched', {
  meta: { shows: ['R-14-008'] },
}, () => {
  const inBritain = fc.record({
    lat: fc.double({ min: 49, max: 61, noNaN: true }),
    lng: fc.double({ min: -9, max: 3, noNaN: true }),
  });
  const bearing = fc.double({ min: 0, max: 360, noNaN: true });
  const distance = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(inBritain, bearing, distance, (centre, angle, km) => {
      const point = pointAt(centre, angle, km);
      expect(distanceKm(centre, point)).toBeCloseTo(km, 6);
      expect(cellsAround(centre, 40)).toContain(cellOf(point));
    }),
    { numRuns: 20_000 },
  );
});

test('what lies in a cell that needs no measuring is within 40 km, and there are such cells', {
  meta: { shows: ['R-14-008'] },
}, () => {
  const lat = fc.double({ min: 49, max: 61, noNaN: true });
  const lng = fc.double({ min: -9, max: 3, noNaN: true });
  const aside = fc.double({ min: -0.6, max: 0.6, noNaN: true });
  let inside = 0;
  fc.assert(
    fc.property(fc.record({ lat, lng }), aside, aside, (centre, north, east) => {
      const point = { lat: centre.lat + north, lng: centre.lng + east };
      if (!isCellWithin(cellOf(point), centre, 40)) return;
      inside += 1;
      expect(distanceKm(centre, point)).toBeLessThanOrEqual(40);
    }),
    { numRuns: 20_000 },
  );
  expect(inside).toBeGreaterThan(1_000);
});

/** As the rule of the market has it; another radius would be another 40 km. */
const EARTH_RADIUS_KM = 6371.0088;

/** The point at a bearing (degrees) and a distance (km) along the great circle. */
function pointAt({ lat, lng }: Point, bearing: number, km: number): Point {
  const [phi, lambda, theta] = [lat, lng, bearing].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const delta = km / EARTH_RADIUS_KM;
  const sinPhi = Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(theta);
  const y = Math.sin(theta) * Math.sin(delta) * Math.cos(phi);
  const x = Math.cos(delta) - Math.sin(phi) * sinPhi;
  return { lat: (Math.asin(sinPhi) * 180) / Math.PI, lng: ((lambda + Math.atan2(y, x)) * 180) / Math.PI };
}

async function placeOfJob({ market }: Stage, jobId: string) {
  const { db } = market.product.market;
  return db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .select(['customer_id', 'service_id', 'category_id', 'lat', 'lng', 'open_to_all_from'])
    .executeTakeFirstOrThrow();
}

/** As saving a profile with another post code does it. */
async function moveTo({ market }: Stage, business: Business, { lat, lng }: Point): Promise<void> {
  await inTransaction(market.product.market.db, async (tx) => {
    await sql`update businesses set lat = ${lat}, lng = ${lng} where id = ${business.id}`.execute(tx);
    await refreshServiceArea(tx, business.id);
  });
}
