import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import { linesLike, servicesLike, servicesOf } from './service-choice.ts';

type Trade = { category: string; slug: string; services: { name: string }[] };

/** The catalogue as the market begins with it, in the order in which the server gives it: by name. */
const TRADES: Trade[] = JSON.parse(readFileSync('server/seed/taxonomy.json', 'utf8')).toSorted(
  (a: Trade, b: Trade) => (a.category < b.category ? -1 : 1),
);
const CATEGORIES: WorkCategory[] = TRADES.map(({ category, slug, services }) => ({
  id: category,
  name: category,
  slug,
  services: services
    .map(({ name }) => ({ id: name, name, questions: [] }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
}));

test.for([
  ['water leak', 2, 'Fix a leak or burst pipe'],
  ['water leaking under the kitchen sink', 4, 'Fix a leak or burst pipe'],
  ['blocked toilet', 1, 'Unblock a sink, bath or toilet'],
  ['no hot water', 2, 'Hot water cylinder: repair or replace'],
  ['my roof leaks', 1, 'Roof leak or storm damage'],
  ['tap drips', 3, 'Repair or replace a tap'],
  ['boyler repare', 1, 'Boiler repair'],
] as const)('for "%s" the first %i have "%s"', ([typed, first, service]) => {
  const found = servicesLike(CATEGORIES, typed).slice(0, first);
  expect(found.map(({ name }) => name)).toContain(service);
});

test('words that say nothing of the work find nothing', () => {
  expect(servicesLike(CATEGORIES, 'please have some in the new')).toEqual([]);
});

const LINES = servicesOf(CATEGORIES).map(({ id, name, trade }) => ({
  value: id,
  label: name,
  group: trade.name,
}));
const labels = (typed: string) => linesLike(LINES, typed).map(({ label }) => label);

test.for([
  ['tap', ['Fit an outside tap', 'Repair or replace a tap']],
  ['plumbing tap', ['Fit an outside tap', 'Repair or replace a tap']],
  ['boyler repare', ['Boiler repair']],
  ['taps', ['Fit an outside tap', 'Repair or replace a tap']],
  ["tap's", ['Fit an outside tap', 'Repair or replace a tap']],
  ['tap’s', ['Fit an outside tap', 'Repair or replace a tap']],
  ['tâp', ['Fit an outside tap', 'Repair or replace a tap']],
  ['toilets', ['Replace a toilet and basin', 'Repair or replace a toilet']],
  ['fences', ['Fence repair']],
  ['re-wire', ['Full or partial rewire']],
  ['sockets', ['Add or move a socket or switch']],
] as const)('the field offers for "%s" first %o', ([typed, services]) => {
  expect(labels(typed).slice(0, services.length)).toEqual(services);
});

test('the field offers what has every word in it alone, and nothing for what nobody does', () => {
  expect(labels('repair a tap')).toEqual(['Repair or replace a tap']);
  expect(labels('plumbing').length).toBe(CATEGORIES.find(({ name }) => name === 'Plumbing')?.services.length);
  for (const nothing of ['xyzzy', 'something else']) expect(labels(nothing)).toEqual([]);
});
