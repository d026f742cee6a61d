import { expect } from 'vitest';
import { serviceId } from '../../seed/catalogue.ts';
import { apiAt, refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { type Stage, story } from '../../testing/story.ts';

const TAP = serviceId('Plumbing', 'Repair or replace a tap');
const TOILET = serviceId('Plumbing', 'Repair or replace a toilet');

const sets = async (one: Business, prices: { service_id: string; from: number }[]) =>
  (await one.api()).setStartingPrices({ body: { prices } });

const ownOf = async (one: Business) =>
  (await (await one.api()).startingPrices()).prices.filter(({ from }) => from !== null);

const shownOf = async ({ market }: Stage, { id }: { id: string }) =>
  (await apiAt(market.baseUrl, () => ({})).publicBusiness({ params: { id } })).startingPrices;

const renamed = async (one: Business, changes: object) => {
  const api = await one.api();
  const { id: _, documents: __, workCategoriesName: ___, ...own } = await api.ownBusiness();
  return api.saveBusiness({ body: { ...own, ...changes } });
};

story(
  'a business says what its services cost at least, and everybody reads it on its profile',
  { shows: ['C8'] },
  async (stage) => {
    const anna = await stage.business({ services: [] });
    expect(await ownOf(anna)).toEqual([]);
    // Without a choice it does all of its trade.
    const { prices } = await (await anna.api()).startingPrices();
    expect(prices.map(({ service }) => service.id)).toEqual(expect.arrayContaining([TAP, TOILET]));
    await sets(anna, [
      { service_id: TAP, from: 79.5 },
      { service_id: TOILET, from: 120 },
    ]);
    expect(await shownOf(stage, anna)).toEqual([
      { service: 'Repair or replace a tap', from: 79.5 },
      { service: 'Repair or replace a toilet', from: 120 },
    ]);
    await sets(anna, [{ service_id: TAP, from: 85 }]);
    expect(await shownOf(stage, anna)).toEqual([{ service: 'Repair or replace a tap', from: 85 }]);
    // What it does no more is not shown, and is there again when it does it again.
    await renamed(anna, { services: [TOILET] });
    expect(await shownOf(stage, anna)).toEqual([]);
    await renamed(anna, { services: [TAP] });
    expect(await shownOf(stage, anna)).toEqual([{ service: 'Repair or replace a tap', from: 85 }]);
    await sets(anna, []);
    expect(await shownOf(stage, anna)).toEqual([]);
  },
);

story(
  'a starting price is a price, of a service that the business does',
  { shows: ['C8'] },
  async (stage) => {
    const anna = await stage.business();
    const fred = await stage.member(anna, 'field');
    const paint = serviceId('Painting & Decorating', 'Paint a room');
    for (const prices of [
      [{ service_id: TAP, from: 0 }],
      [{ service_id: TAP, from: -5 }],
      [{ service_id: TAP, from: 10.005 }],
      [{ service_id: TAP, from: 1_000_001 }],
      [{ service_id: paint, from: 80 }],
      [{ service_id: anna.id, from: 80 }],
      [
        { service_id: TAP, from: 80 },
        { service_id: TAP, from: 90 },
      ],
    ])
      expect(await refusalOf(sets(anna, prices)), JSON.stringify(prices)).toBe('invalid');
    expect(await refusalOf(sets(fred, []))).toBe('forbidden');
    expect(await ownOf(anna)).toEqual([]);
  },
);

story('of two who set the prices at once the later are whole', async (stage) => {
  const anna = await stage.business({ services: [] });
  const olga = await stage.member(anna, 'office');
  const both = (from: number) => [TAP, TOILET].map((service_id) => ({ service_id, from }));
  await Promise.all([sets(anna, both(80)), sets(olga, both(90)), sets(anna, both(100))]);
  const prices = (await ownOf(anna)).map(({ from }) => from);
  expect(prices).toHaveLength(2);
  expect(prices[0]).toBe(prices[1]);
});
