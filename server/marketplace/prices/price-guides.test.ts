import { expect, test } from 'vitest';
import { readTaxonomy, serviceId } from '../../seed/catalogue.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { apiAt } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Stage, story } from '../../testing/story.ts';
import { anchorPlaces } from '../../platform/geo/places.ts';
import { regionOf } from './price-place.ts';
import { TYPICAL_PRICES } from './typical-prices.ts';

const C13 = { shows: ['C13'] };
const LEAK = serviceId('Plumbing', 'Fix a leak or burst pipe');

/** The duty of the night. */
async function night({ product, clock, settled }: TestMarket): Promise<void> {
  const { db, queue } = product.market;
  clock.advance({ hours: 1 });
  await inTransaction(db, (tx) => queue.send(tx, 'refresh-price-guides', { jobs: [{}] }));
  await settled();
}

const asked = (market: TestMarket) => apiAt(market.baseUrl, () => ({}));
const guideAt = async (market: TestMarket, postcode: string, id = LEAK) =>
  (await asked(market).servicePrice({ params: { id }, query: { postcode } })).guide;

let jobs = 0;
type Figures = { cost: number; rate?: 'Flat' | 'Hourly' };

async function accepted([carl, anna]: [Customer, Business], figures: Figures, location = 'BS1 4DJ') {
  jobs += 1;
  const title = `Leak number ${jobs}`;
  await carl.posts({ title, location });
  await carl.accepts(await anna.quotes(await anna.lead(title), figures));
}

async function ofBristol({ customer, business }: Stage) {
  const bristol = () => business({ postcode: 'BS1 5TR' });
  return { carl: await customer(), firms: [await bristol(), await bristol(), await bristol()] };
}

story(
  'a price guide tells the middle half of accepted totals, the nearest place first',
  C13,
  async (stage) => {
    const { market } = stage;
    const { carl, firms } = await ofBristol(stage);
    const [anna, ben] = firms;
    if (!anna || !ben) throw new Error('nobody is there');
    const accept = (figures: Figures, at: number) => accepted([carl, firms[at % 3] ?? anna], figures);
    for (let at = 0; at < 9; at += 1) await accept({ cost: 101 + 10 * at }, at);
    // Neither a price by the hour nor one that was turned down is a total that somebody accepted.
    await accept({ cost: 60, rate: 'Hourly' }, 0);
    await carl.posts({ title: 'Not taken', location: 'BS1 4DJ' });
    await anna.quotes(await anna.lead('Not taken'), { cost: 999 });
    await night(market);
    expect(await guideAt(market, 'BS1 4DJ')).toBeNull();
    await accept({ cost: 191 }, 0);
    expect(await guideAt(market, 'BS1 4DJ')).toBeNull();
    await night(market);
    const facts = { basis: 'accepted', low: 120, high: 170, quotesCount: 10, unit: null };
    const asOf = market.clock.now().toISOString().slice(0, 10);
    expect(await guideAt(market, 'bs1')).toEqual({
      ...facts,
      asOf,
      place: { level: 'area', name: 'Bristol' },
    });
    const region = { level: 'region', name: 'the South West' };
    expect(await guideAt(market, 'TA1 1AA')).toMatchObject({ ...facts, place: region });
    const nation = { level: 'nation', name: 'the UK' };
    for (const elsewhere of ['SE1 9SG', '', 'nonsense'])
      expect(await guideAt(market, elsewhere)).toMatchObject({ ...facts, place: nation });
    const { prices } = await asked(market).tradePrices({
      params: { trade: 'plumbing' },
      query: { postcode: 'BS1' },
    });
    expect(prices.map(({ service, guide }) => [service.name, guide.basis])).toEqual([
      ['Emergency plumber', 'typical'],
      ['Fix a leak or burst pipe', 'accepted'],
    ]);
  },
);

story('an accepted quote moves no price guide before nine others have come', C13, async (stage) => {
  const { market } = stage;
  const { carl, firms } = await ofBristol(stage);
  const accept = async (cost: number, at: number) => {
    await market.advance({ minutes: 1 });
    return accepted([carl, firms[at % 3] as Business], { cost });
  };
  for (let at = 0; at < 10; at += 1) await accept(101 + 10 * at, at);
  await night(market);
  const before = await guideAt(market, 'BS1 4DJ');
  for (let at = 0; at < 9; at += 1) {
    await accept(500, at);
    if (at % 4 === 0) await night(market);
    expect(await guideAt(market, 'BS1 4DJ')).toEqual(before);
  }
  await accept(500, 0);
  await Promise.all([night(market), night(market)]);
  expect(await guideAt(market, 'BS1 4DJ')).toMatchObject({ quotesCount: 20, low: 140, high: 500 });
  await market.advance({ days: 366 });
  await night(market);
  expect(await guideAt(market, 'BS1 4DJ')).toBeNull();
});

story(
  'without enough quotes a typical price of the country is told, and else nothing',
  C13,
  async ({ market }) => {
    const boiler = serviceId('Heating & Gas', 'New or replacement boiler');
    const typical = {
      basis: 'typical',
      low: 1500,
      high: 4500,
      unit: 'a job',
      place: null,
      quotesCount: null,
    };
    expect(await guideAt(market, 'BS1', boiler)).toEqual({ ...typical, asOf: '2026-11' });
    expect(await guideAt(market, 'BS1', boiler.toUpperCase())).toMatchObject(typical);
    // Our own estimates are shown to nobody: no admin has approved one.
    expect(await guideAt(market, 'BS1', serviceId('Plumbing', 'Repair or replace a tap'))).toBeNull();
    expect(await guideAt(market, 'BS1', 'nothing')).toBeNull();
  },
);

test('each typical price is of a service of the catalogue, and each area has a region', () => {
  const services = readTaxonomy().flatMap(({ category, services: all }) =>
    all.map(({ name }) => [`${category}: ${name}`, serviceId(category, name)]),
  );
  for (const { service, serviceId: id, low, high } of TYPICAL_PRICES) {
    expect(services).toContainEqual([service, id]);
    expect(low).toBeLessThan(high);
  }
  for (const { code } of anchorPlaces().areas()) expect([code, regionOf(code)]).not.toContain(undefined);
});
