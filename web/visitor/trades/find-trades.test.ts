import { expect, test } from 'vitest';
import { findTrades } from './find-trades.ts';

const trade = (slug: string, name: string) => ({ slug, name, servicesCount: 2, businessesCount: 0 });
const TRADES = [trade('plumbing', 'Plumbing'), trade('tiling', 'Tiling'), trade('cleaning', 'Cleaning')];
const SERVICES = [
  ['leak', 'Fix a leak or burst pipe', 'plumbing', 'Plumbing'],
  ['tap', 'Repair or replace a tap', 'plumbing', 'Plumbing'],
  ['floor', 'Floor tiles', 'tiling', 'Tiling'],
  ['end', 'End of tenancy', 'cleaning', 'Cleaning'],
].map(([id = '', name = '', slug = '', of = '']) => ({ id, name, trade: { slug, name: of } }));

const found = (typed: string) =>
  findTrades({ trades: TRADES, services: SERVICES, typed }).map(({ trade: { slug }, services }) => [
    slug,
    services.map(({ id }) => id),
  ]);

test('a word leads to the trade, and to what of it is called so, however it is spelt', () => {
  expect(found('leak')).toEqual([['plumbing', ['leak']]]);
  expect(found('leeking tap').at(0)?.[0]).toEqual('plumbing');
  expect(found('TILES')).toEqual([['tiling', ['floor']]]);
  // The name of a trade is no name of a service.
  expect(found('plumbing')).toEqual([['plumbing', []]]);
  expect(found('cleaning')).toEqual([['cleaning', []]]);
  expect(found('witchcraft')).toEqual([]);
  expect(found('   ')).toEqual([]);
});
