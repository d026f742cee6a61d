import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf, MONTH, pageNumber, readFilter } from './admin-pages.ts';

test('whatever is typed is searched for as it was typed', { meta: { shows: ['R-10-114', 'A-42'] } }, () => {
  const typed = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(typed, (text) => {
      const wanted = text.trim();
      expect(readFilter(filterOf(text) ?? '')).toEqual({ name: wanted, email: wanted });
    }),
  );
});

test('one part alone will do, an empty one asks for nothing, and anything else is no filter', {
  meta: { shows: ['R-10-114', 'A-42'] },
}, () => {
  expect(readFilter('name=ann')).toEqual({ name: 'ann' });
  expect(readFilter('email=ann@example.test')).toEqual({ email: 'ann@example.test' });
  expect(readFilter('name=,email=')).toEqual({});
  expect(readFilter(String.raw`name=Moss\, Ann`)).toEqual({ name: 'Moss, Ann' });
  expect(readFilter('name= ann ')).toEqual({ name: 'ann' });
  expect(filterOf(String.raw`Moss, \Ann`)).toBe(String.raw`name=Moss\, \\Ann,email=Moss\, \\Ann`);
  for (const text of ['ann', 'role=admin', 'name=a,role=admin', '=', 'surname=ann'])
    expect(readFilter(text)).toBeNull();
  expect(filterOf('  ')).toBeUndefined();
});

test('pages count from 1, and whatever is no page is the first', {
  meta: { shows: ['R-10-114', 'A-42'] },
}, () => {
  expect(['12', '999999999', '1234567890', '12x'].map(pageNumber)).toEqual([12, 999_999_999, 1, 1]);
  expect(['1', '7', '0', '-1', '1.5', 'x', undefined, '01', '1e3'].map(pageNumber)).toEqual([
    1, 7, 1, 1, 1, 1, 1, 1, 1,
  ]);
});

test('a month is a year of this century and one of twelve', () => {
  for (const month of ['2026-01', '2026-09', '2026-10', '2026-12', '2099-11']) expect(month).toMatch(MONTH);
  for (const none of ['2026-00', '2026-13', '2026-1', '1999-01', '20x6-01', '202x-01', '2026-20', '2026-1x'])
    expect(none).not.toMatch(MONTH);
  for (const around of ['x2026-01', '2026-01x', '2026-01-01']) expect(around).not.toMatch(MONTH);
});
