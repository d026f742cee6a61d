import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { lostPlaces } from './lost-places.ts';
import { namedSurvivors } from './survivors.ts';

describe('the lists of the mutation test', () => {
  test('name files that exist, and text that stands in them', () => {
    const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    expect(lostPlaces({ areas: AREAS, named: namedSurvivors() }, textOf)).toEqual([]);
  });

  const areas = { price: { mutate: ['price.ts'], tests: ['price.test.ts'] } };
  const survivor = {
    file: 'price.ts',
    mutator: 'EqualityOperator',
    was: 'from < until',
    becomes: 'from <= until',
    why: 'The two are never the same.',
  };
  const sources: Record<string, string> = {
    'price.ts': 'if (from <\n  until) return;',
    'price.test.ts': '',
    'vat.ts': 'from < until',
  };
  const lostIn = (lists: Partial<Parameters<typeof lostPlaces>[0]>) =>
    lostPlaces({ areas, named: [survivor], ...lists }, (file) => sources[file]);

  test('may name text that runs over two lines', () => {
    expect(lostIn({})).toEqual([]);
  });

  test.each([
    ['a mutated file', { mutate: ['gone.ts'] }],
    ['a test', { tests: ['gone.ts'] }],
  ])('are refused if an area names %s that does not exist', (_what, lost) => {
    const more = { mutate: ['vat.ts'], tests: ['price.test.ts'], ...lost };
    expect(lostIn({ areas: { ...areas, more } })).toEqual(['area more: there is no gone.ts']);
  });

  test('are refused if two areas mutate one file', () => {
    expect(lostIn({ areas: { ...areas, again: areas.price } })).toEqual(['price.ts is mutated in two areas']);
  });

  test.each([
    ['there is no such file', { file: 'gone.ts' }],
    ['no area mutates it', { file: 'vat.ts' }],
    ['it has no such text', { was: 'from > until' }],
    ['no reason is given', { why: ' ' }],
  ])('are refused if of a survivor %s', (fault, change) => {
    const one = { ...survivor, ...change };
    expect(lostIn({ named: [one] })).toEqual([`${one.file}: ${fault}: ${one.was} → ${one.becomes}`]);
  });

  test('are refused if they name a survivor twice', () => {
    expect(lostIn({ named: [survivor, survivor] })).toEqual([
      'price.ts: it is named twice: from < until → from <= until',
    ]);
  });
});
