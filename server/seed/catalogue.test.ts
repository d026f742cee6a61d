import { expect, test } from 'vitest';
import { PROPERTIES, URGENCIES } from '../../contract/words.ts';
import { questionsOf, readTaxonomy } from './catalogue.ts';

const taxonomy = readTaxonomy();
const services = taxonomy.flatMap((category) =>
  category.services.map((service) => ({ name: service.name, asked: questionsOf(category, service) })),
);

const asked = (name: string): string[] =>
  services.filter((service) => service.name === name).flatMap((service) => service.asked.map((q) => q.label));

/** Words of a name that say which thing it is, not what is to be done with it. */
const NAMES_ONLY_A_THING = new Set([
  'Bathroom wall tiles',
  'Bathroom wall panels',
  'Dry stone wall',
  'Garden gate',
  'TV aerial',
  'Satellite dish',
  'Replace slipped or broken tiles',
]);

test('each of the 325 services asks one to three questions, all of its own trade', {
  meta: { shows: ['ruling 20'] },
}, () => {
  expect(services).toHaveLength(325);
  expect(services.filter((service) => service.asked.length < 1 || service.asked.length > 3)).toEqual([]);
});

test('every question is asked about some service, and is there once', () => {
  for (const { category, questions, services: own } of taxonomy) {
    const used = new Set(own.flatMap(({ asks }) => asks));
    expect([category, questions.filter(({ id }) => !used.has(id)).map(({ id }) => id)]).toEqual([
      category,
      [],
    ]);
    const ids = questions.map(({ id }) => id);
    const words = questions.map(({ label, options }) => [label, ...options].join('|'));
    expect([category, new Set(ids).size, new Set(words).size]).toEqual([category, ids.length, ids.length]);
  }
});

test('no service asks the same twice, or has fewer than two answers to choose from', () => {
  for (const { name, asked: questions } of services) {
    expect([name, new Set(questions.map(({ label }) => label)).size]).toEqual([name, questions.length]);
    for (const { options } of questions) {
      expect([name, options.length >= 2 && options.length <= 5]).toEqual([name, true]);
      expect([name, new Set(options).size]).toEqual([name, options.length]);
    }
  }
});

test('no question asks what every job is asked anyway: the property and when', () => {
  const elsewhere = new Set<string>([...PROPERTIES, ...URGENCIES].filter((word) => word !== 'Other'));
  const again = services.flatMap(({ asked: questions }) =>
    questions
      .filter(({ options }) => options.some((option) => elsewhere.has(option)))
      .map(({ label }) => label),
  );
  expect(again).toEqual([]);
});

test('no question asks what the name of the service has said', () => {
  const said = services
    .filter(({ name }) => !NAMES_ONLY_A_THING.has(name) && !/,| or | and /.test(name))
    .flatMap(({ name, asked: questions }) =>
      questions
        .filter(({ options }) => options.filter((option) => isSaidBy(name, option)).length === 1)
        .map(({ label }) => `${name}: ${label}`),
    );
  expect(said).toEqual([]);
});

test('a tap is not asked whether it is a toilet, nor somebody locked out whether they are', () => {
  expect(asked('Repair or replace a tap')).toEqual([
    'Which tap is it?',
    'What does it need?',
    'Do you already have the parts?',
  ]);
  expect(asked('Locked out')).not.toContain('Are you locked out now?');
  expect(asked('Home EV charger')).not.toContain('Which way does the main roof face?');
  expect(asked('Solar panels: new system')).not.toContain('Where will the car be parked?');
  expect(asked('Skip hire')).not.toContain('How far is the move?');
  expect(asked('Oven cleaning')).not.toContain('How many bedrooms?');
});

/** What a question may call a thing that the name of the service calls by another word. */
const KINDS = new Map([
  ['appliance', /appliance|washing machine|dishwasher/i],
  ['door', /door|lock/i],
]);

test('what is wrong with a thing, which it is and of what kind is asked where the service is about that thing', () => {
  const asks = /^(?:What is wrong with the (?<broken>.+)|(?:Which|What kind of) (?<sort>.+) is it)\?$/;
  const strange = services.flatMap(({ name, asked: questions }) =>
    questions.flatMap(({ label }) => {
      const { broken, sort = broken } = asks.exec(label)?.groups ?? {};
      const thing = (sort ?? '').split(' ').at(-1) ?? '';
      return (KINDS.get(thing) ?? new RegExp(thing, 'i')).test(name) ? [] : [`${name}: ${label}`];
    }),
  );
  expect(strange).toEqual([]);
});

const SMALL = new Set([
  'a',
  'an',
  'the',
  'or',
  'and',
  'it',
  'is',
  'to',
  'of',
  'in',
  'new',
  'only',
  'one',
  'all',
  'not',
  'sure',
]);

function isSaidBy(name: string, option: string): boolean {
  const words = wordsOf(option);
  const known = new Set(wordsOf(name));
  return words.length > 0 && words.every((word) => known.has(word));
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !SMALL.has(word));
