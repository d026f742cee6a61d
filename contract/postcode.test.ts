import { expect, test } from 'vitest';
import { readOutward, readPostcode } from './postcode.ts';

test('a post code is read however people write it', () => {
  for (const typed of [
    'M2 4AB',
    'm24ab',
    ' M2  4AB ',
    'M2-4AB',
    'M2\u20134AB',
    'M2.4AB.',
    '(M2) [4AB]',
    'M2\u00a04AB',
    'M2\u200b4AB',
    '\u200eM2 4AB\u2060',
    'M2\u00ad 4AB\ufeff',
  ])
    expect([typed, readPostcode(typed)?.full]).toEqual([typed, 'M2 4AB']);
  expect(readPostcode('sw1a1aa')).toEqual({ full: 'SW1A 1AA', outward: 'SW1A', area: 'SW', district: 1 });
});

test('a sign that is none of a post code makes no other place of it', () => {
  for (const typed of [
    'M!2 4AB',
    'M2 4AB!',
    'M/2 4AB',
    'M_2 4AB',
    'M2 4AB 1',
    'M\u00fc2 4AB',
    '\u041c2 4AB',
    'M\u0662 4AB',
    '\uff2d\uff12 \uff14\uff21\uff22',
    '\u017fE1 9SG',
    'L\u0131 4AB',
    '\ufb00 4AB',
    'M2 4A\u0412',
    'M2 4AB \u{1f600}',
    '',
    ' ',
  ])
    expect([typed, readPostcode(typed), readOutward(typed)]).toEqual([typed, null, null]);
});

test('the first half is read alone, and of what is begun', () => {
  for (const [typed, outward] of [
    ['se1 9sg', 'SE1'],
    ['se1 9', 'SE1'],
    ['se1 9s', 'SE1'],
    ['se1', 'SE1'],
    ['se19', 'SE19'],
    ['S.E.1', 'SE1'],
    ['\u200bse1', 'SE1'],
    ['London', null],
  ] as const)
    expect([typed, readOutward(typed)]).toEqual([typed, outward]);
});
