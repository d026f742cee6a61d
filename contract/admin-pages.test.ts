import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf, pageNumber, readFilter } from './admin-pages.ts';

test('R-10-114 A-42 whatever is typed is searched for as it was typed', () => {
  const typed = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(typed, (text) => {
      const wanted = text.trim();
      expect(readFilter(filterOf(text) ?? '')).toEqual({ name: wanted, email: wanted });
    }),
  );
});

test('R-10-114 A-42 one part alone will do, an empty one asks for nothing, and anything else is no filter', () => {
  expect(readFilter('name=ann')).toEqual({ name: 'ann' });
  expect(readFilter('email=ann@example.test')).toEqual({ email: 'ann@example.test' });
  expect(readFilter('name=,email=')).toEqual({});
  expect(readFilter(String.raw`name=Moss\, Ann`)).toEqual({ name: 'Moss, Ann' });
  for (const text of ['ann', 'role=admin', 'name=a,role=admin', '=']) expect(readFilter(text)).toBeNull();
  expect(filterOf('  ')).toBeUndefined();
});

test('R-10-114 A-42 pages count from 1, and whatever is no page is the first', () => {
  expect(['1', '7', '0', '-1', '1.5', 'x', undefined, '01', '1e3'].map(pageNumber)).toEqual([
    1, 7, 1, 1, 1, 1, 1, 1, 1,
  ]);
});
