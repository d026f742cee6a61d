import { expect, test } from 'vitest';
import { readTaxonomy, serviceId } from '../../seed/catalogue.ts';
import { apiAt } from '../../testing/api.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Stage, story } from '../../testing/story.ts';
import { countDemand } from './count-demand.ts';
import { PICTURED_SERVICES } from './pictured-services.ts';

const visitor = ({ baseUrl }: TestMarket) => apiAt(baseUrl, () => ({}));
const told = async (market: TestMarket) => (await visitor(market).marketFacts()).facts;
const night = ({ product, clock }: TestMarket) => countDemand(product.market.db, clock.now());

const counted = async ({ product }: TestMarket) => {
  const rows = await product.market.db.selectFrom('market_facts').selectAll().orderBy('name').execute();
  return rows.map(({ name, value, jobs_count: jobs }) => [name, value, jobs]);
};

/** Two leaks, of which one is done by Anna, and a tap; a fourth job is deleted. */
async function fourJobs({ customer, business, admin, market }: Stage): Promise<void> {
  const [carl, anna, adam] = [await customer(), await business(), await admin()];
  await carl.posts({ title: 'A leak', service: 'Fix a leak or burst pipe' });
  await market.advance({ minutes: 40 });
  const quote = await anna.quotes(await anna.lead('A leak'), { cost: 80 });
  await carl.accepts(quote);
  await carl.posts({ title: 'Another leak', service: 'Fix a leak or burst pipe' });
  await market.advance({ minutes: 20 });
  await anna.quotes(await anna.lead('Another leak'), { cost: 80 });
  await carl.posts({ title: 'A tap', service: 'Repair or replace a tap' });
  const { id } = await carl.posts({ title: 'A shower', service: 'Fit or repair a shower' });
  await (await adam.api()).removeJob({ params: { id }, body: { reason: 'duplicate' } });
}

story('figures of the market are counted from its jobs, whatever was deleted', async (stage) => {
  const { market } = stage;
  await fourJobs(stage);
  await Promise.all([night(market), night(market)]);
  expect(await counted(market)).toEqual([
    ['first-quote-minutes', 30, 2],
    ['hired-percent', 0, 0],
    ['jobs-posted', 3, 3],
  ]);
  await market.advance({ days: 31 });
  await night(market);
  expect(await counted(market)).toContainEqual(['hired-percent', 33, 3]);
  await market.advance({ days: 60 });
  await night(market);
  expect(await counted(market)).toContainEqual(['first-quote-minutes', 0, 0]);
});

story('a figure with too few jobs behind it is told to nobody', async (stage) => {
  const { market } = stage;
  const nothing = { jobsPosted: null, firstQuoteMinutes: null, hiredPercent: null };
  expect(await told(market)).toEqual(nothing);
  await fourJobs(stage);
  await night(market);
  expect(await told(market)).toEqual(nothing);
  const { db } = market.product.market;
  const behind = async (jobs: number) => {
    await db.updateTable('market_facts').set({ value: 7, jobs_count: jobs }).execute();
    return told(market);
  };
  expect(await behind(29)).toEqual(nothing);
  for (const enough of [30, 31])
    expect(await behind(enough)).toEqual({ jobsPosted: 7, firstQuoteMinutes: 7, hiredPercent: 7 });
});

story(
  'what is posted most comes first, and before anybody has posted what is asked for everywhere',
  async (stage) => {
    const { market } = stage;
    const first = async () => (await visitor(market).servicesByDemand()).services[0]?.name;
    const popular = () => visitor(market).marketFacts();
    expect(await first()).toBe('Fix a leak or burst pipe');
    expect((await popular()).popular).toHaveLength(14);
    expect((await popular()).isCounted).toBe(false);
    const { services } = await visitor(market).servicesByDemand();
    const { workCategories } = await visitor(market).workCategories();
    expect(services).toHaveLength(workCategories.flatMap(({ services: all }) => all).length);
    const carl = await stage.customer();
    for (const title of ['One wasp', 'Two wasps'])
      await carl.posts({ title, category: 'Pest Control', service: 'Wasps or hornets' });
    await night(market);
    expect(await first()).toBe('Wasps or hornets');
    expect((await visitor(market).trades()).trades.map(({ slug }) => slug).slice(0, 2)).toEqual([
      'pest-control',
      'plumbing',
    ]);
    const { db } = market.product.market;
    const eight = (await popular()).popular.slice(0, 8).map(({ id }) => ({ service_id: id, posted: 3 }));
    await db.deleteFrom('service_demand').execute();
    await db.insertInto('service_demand').values(eight).execute();
    expect((await popular()).isCounted).toBe(true);
    // A year later nobody has posted any of it.
    await market.advance({ days: 366 });
    await night(market);
    expect(await first()).toBe('Fix a leak or burst pipe');
  },
);

story('what is asked for often is shown with a picture of it and its price, or not at all', async (stage) => {
  const { market } = stage;
  const pictured = async () => (await visitor(market).marketFacts()).pictured;
  const before = await pictured();
  expect(before).toHaveLength(6);
  expect(before[0]).toEqual({
    id: serviceId('Painting & Decorating', 'Paint a room'),
    name: 'Paint a room',
    trade: { slug: 'painting-decorating', name: 'Painting & Decorating' },
    picture: '/service-repainted-room.avif',
    guide: expect.objectContaining({ basis: 'typical', low: 300, unit: 'a room' }),
  });
  expect(new Set(before.map(({ picture }) => picture)).size).toBe(6);
  // Asked for most of all, with a picture of ours, but nobody knows its price.
  const carl = await stage.customer();
  for (const title of ['A drip', 'A drop'])
    await carl.posts({ title, category: 'Plumbing', service: 'Repair or replace a tap' });
  // It has a price and no picture.
  for (const title of ['A flat', 'Another flat'])
    await carl.posts({ title, category: 'Cleaning', service: 'End of tenancy clean' });
  await carl.posts({ title: 'A charger', category: 'Renewables & EV Charging', service: 'Home EV charger' });
  await night(market);
  expect((await pictured()).map(({ name }) => name).slice(0, 2)).toEqual(['Home EV charger', 'Paint a room']);
});

test('each service with a picture of ours is of the catalogue, and no picture stands for two', () => {
  const services = readTaxonomy().flatMap(({ category, services: all }) =>
    all.map(({ name }) => [`${category}: ${name}`, serviceId(category, name)]),
  );
  for (const { service, serviceId: id } of PICTURED_SERVICES) expect(services).toContainEqual([service, id]);
  expect(new Set(PICTURED_SERVICES.map(({ picture }) => picture)).size).toBe(PICTURED_SERVICES.length);
});

story('each trade tells how many Local Pros are listed in it now', async ({ business, market, admin }) => {
  const plumbers = async () =>
    (await visitor(market).trades()).trades.find(({ slug }) => slug === 'plumbing');
  expect(await plumbers()).toMatchObject({ name: 'Plumbing', servicesCount: 14, businessesCount: 0 });
  const [anna] = [await business(), await business()];
  expect(await plumbers()).toMatchObject({ businessesCount: 2 });
  const desk = await (await admin()).api();
  await desk.changeBusiness({ params: { id: anna?.id ?? '' }, body: { is_active: 0 } });
  expect(await plumbers()).toMatchObject({ businessesCount: 1 });
});
