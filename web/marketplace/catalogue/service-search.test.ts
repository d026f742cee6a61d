import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchServices } from './service-search.ts';

type Trade = { slug: string; services: { name: string }[] };

/** What is asked for most, as the server gives it before anybody has posted. */
const FIRST = ['Fix a leak or burst pipe', 'Repair or replace a tap', 'Boiler repair', 'Paint a room'];

const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
const SERVICES = (JSON.parse(readFileSync('server/seed/taxonomy.json', 'utf8')) as Trade[])
  .flatMap(({ slug, services }) => services.map(({ name }) => ({ name, about: slug })))
  .toSorted((one, other) => rank(one.name) - rank(other.name));

const found = (typed: string) => searchServices(SERVICES, typed).map(({ service }) => service.name);
const marked = (typed: string, name: string) => {
  const hit = searchServices(SERVICES, typed).find(({ service }) => service.name === name);
  return hit?.marks.map(([from, to]) => name.slice(from, to));
};

test.for([
  ['leak', 'Fix a leak or burst pipe'],
  ['leaking', 'Fix a leak or burst pipe'],
  ['tap', 'Repair or replace a tap'],
  ['dripping tap', 'Repair or replace a tap'],
  ['boiler', 'Boiler repair'],
  ['boyler', 'Boiler repair'],
  ['bioler', 'Boiler repair'],
  ['roof leak', 'Roof leak or storm damage'],
  ['blocked toilet', 'Unblock a sink, bath or toilet'],
  ['paint', 'Paint a room'],
  ['fuse box', 'Consumer unit (fuse box) replacement'],
  ['plug socket', 'Add or move a socket or switch'],
  ['guter cleaning', 'Gutter cleaning'],
  ['flatpack ikea', 'Flat pack assembly'],
  ['hang shelf', 'Hang pictures, mirrors or shelves'],
] as const)('"%s" leads to %s', ([typed, first]) => {
  expect(found(typed)[0]).toBe(first);
});

test('what is asked for more comes first where the words fit alike', () => {
  const leaks = found('leak').slice(0, 3);
  expect(new Set(leaks)).toEqual(
    new Set(['Fix a leak or burst pipe', 'Roof leak or storm damage', 'Gas leak check and pipework']),
  );
  const turned = SERVICES.toReversed();
  expect(searchServices(turned, 'leak')[0]?.service.name).not.toBe('Fix a leak or burst pipe');
});

test('the letters that fit are marked, and a misspelt word as a whole', () => {
  expect(marked('lea', 'Fix a leak or burst pipe')).toEqual(['lea']);
  expect(marked('LEAKS burst', 'Fix a leak or burst pipe')).toEqual(['leak', 'burst']);
  expect(marked('boyler', 'Boiler repair')).toEqual(['Boiler']);
  expect(marked('blocked', 'Unblock a sink, bath or toilet')).toEqual(['Unblock']);
});

test('words that say nothing of the work, and words of no trade, find nothing', () => {
  for (const typed of ['', ' ', 'please have some in the new', 'xylophone', '%&/'])
    expect(found(typed)).toEqual([]);
});

test('a service is the first to be found by its own name, whatever the case', () => {
  for (const { name } of SERVICES) expect([name, found(name.toUpperCase())[0]]).toEqual([name, name]);
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
type Slip = { kind: 'swap' | 'drop' | 'other' | 'more'; at: number; letter: string };

const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom('swap', 'drop', 'other', 'more'),
  at: fc.nat(),
  letter: fc.constantFrom(...LETTERS.split('')),
});

/** One slip of the finger behind the first letter. */
function slipped(word: string, { kind, at, letter }: Slip): string {
  const place = 1 + (at % (word.length - 2));
  const [before, here, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
  if (kind === 'swap') return before + after.slice(0, 1) + here + after.slice(1);
  if (kind === 'drop') return before + after;
  return before + letter + (kind === 'more' ? here : '') + after;
}

test('one slip of the finger in a word of five letters and more hides no service', () => {
  const words = SERVICES.flatMap(({ name }) =>
    (name.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => ({ name, word })),
  );
  const all = new Set(SERVICES.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{2,}/g) ?? []));
  fc.assert(
    fc.property(fc.constantFrom(...words), slip, ({ name, word }, how) => {
      const typed = slipped(word, how);
      // Of "fleas" a slip makes "flats", which is a word of other services.
      fc.pre(![...all].some((one) => one !== word && (typed.startsWith(one) || one.startsWith(typed))));
      expect(found(name.toLowerCase().replace(word, typed)).slice(0, 8)).toContain(name);
    }),
    { numRuns: 150 },
  );
});
