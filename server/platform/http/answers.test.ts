import { expect, test } from 'vitest';
import * as z from 'zod';
import { api } from '../../../contract/index.ts';
import { answerCompiler } from './answers.ts';

const write = (schema: z.ZodType, areChecked = false) =>
  answerCompiler({ areChecked })({ schema, method: 'GET', url: '/' });

const Shown = z.object({
  name: z.string(),
  mobile_number: z.nullable(z.string()),
  jobs: z.array(z.object({ id: z.string() })),
});

const SHOWN = { name: 'Carl', mobile_number: null, jobs: [{ id: '1' }] };

test('a field that is not declared never leaves, however deep it lies', {
  meta: { shows: ['ruling 29'] },
}, () => {
  const row = { ...SHOWN, email: 'carl@example.test', jobs: [{ id: '1', lat: 51.5 }] };
  for (const areChecked of [false, true]) expect(JSON.parse(write(Shown, areChecked)(row))).toEqual(SHOWN);
});

test('of two shapes an answer may have, only the declared fields of its own leave', () => {
  const Either = z.object({
    all: z.union([
      z.array(z.object({ id: z.string(), name: z.string() })),
      z.array(z.object({ leadId: z.string() })),
    ]),
  });
  const row = { leadId: '1', name: 'Carl', mobile_number: '07700900123' };
  expect(JSON.parse(write(Either)({ all: [row] }))).toEqual({ all: [{ leadId: '1' }] });
});

test('what is frozen is written once, and by each declaration for itself', () => {
  let reads = 0;
  const frozen = Object.freeze({
    get name() {
      reads += 1;
      return 'Carl';
    },
    town: 'Leeds',
  });
  const [named, placed] = [write(z.object({ name: z.string() })), write(z.object({ town: z.string() }))];
  for (const _time of [1, 2, 3]) {
    expect(named(frozen)).toBe('{"name":"Carl"}');
    expect(placed(frozen)).toBe('{"town":"Leeds"}');
  }
  expect(reads).toBe(1);
  const changing = { name: 'Anna' };
  expect(named(changing)).toBe('{"name":"Anna"}');
  changing.name = 'Ben';
  expect(named(changing)).toBe('{"name":"Ben"}');
});

test('an answer that lacks a declared field is an error', () => {
  expect(() => write(Shown)({ name: 'Carl', jobs: [] })).toThrow(/mobile_number/);
});

test('a word that is not declared is an error where answers are checked', () => {
  const Status = z.object({ status: z.enum(['active']) });
  expect(() => write(Status, true)({ status: 'over' })).toThrow(/serializ|match/i);
});

test('success without data is an empty list', () => {
  expect(write(z.tuple([]), true)([])).toBe('[]');
  expect(write(z.tuple([]))(['07700900123'])).not.toContain('07700900123');
});

test('every declared answer can be written', () => {
  const writers = Object.values(api).map(({ answers }) => write(answers as unknown as z.ZodType));
  for (const writer of writers) expect(() => writer(undefined)).not.toThrow(/schema is invalid/);
});
