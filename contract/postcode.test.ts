import { expect, test } from 'vitest';
import { asPostcode, readOutward, readPostcode } from './postcode.ts';

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

test('each form that a post code may have is read, and no other', () => {
  for (const [typed, area, district] of [
    ['M2 4AB', 'M', 2],
    ['M60 1NW', 'M', 60],
    ['CR2 6XH', 'CR', 2],
    ['DN55 1PT', 'DN', 55],
    ['W1A 1HQ', 'W', 1],
    ['EC1A 1BB', 'EC', 1],
  ] as const) {
    const outward = typed.slice(0, -4);
    expect(readPostcode(typed)).toEqual({ full: typed, outward, area, district });
    expect([typed, readOutward(outward)]).toEqual([typed, outward]);
  }
  // Letters that stand nowhere, or not at their place; a letter or a figure too many, or too few.
  const none = `Q1 4AB, V1 4AB, X1 4AB, CI2 6XH, CJ2 6XH, CZ2 6XH, W1I 1HQ, W1V 1HQ, EC1C 1BB, M2 4CB, M2 4AC, M2 4IB,
    M2 4KB, M2 4MB, M2 4OB, M2 4VB, XM2 4AB, ABC2 4AB, M200 4AB, DN555 1PT, W1AA 1HQ, EC1AA 1BB, W11A 1HQ, 2 4AB, M 4AB,
    M2 4A, M2 AB, M2 4ABC, 4AB, AB`;
  for (const typed of none.split(/,\s+/)) expect([typed, readPostcode(typed)]).toEqual([typed, null]);
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
    'M2 4A\u017f',
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
    ['se1 9 ', 'SE1'],
    ['m1 1a1', null],
    ['se1', 'SE1'],
    ['se19', 'SE19'],
    ['S.E.1', 'SE1'],
    ['\u200bse1', 'SE1'],
    ['London', null],
  ] as const)
    expect([typed, readOutward(typed)]).toEqual([typed, outward]);
});

test('a post code that was typed in any way is written as one, and anything else stays', () => {
  for (const [typed, written] of [
    ['se17pb', 'SE1 7PB'],
    ['SE1-7PB', 'SE1 7PB'],
    ['se1', 'SE1'],
    ['se1 9', 'se1 9'],
    ['London', 'London'],
    ['', ''],
  ] as const)
    expect([typed, asPostcode(typed)]).toEqual([typed, written]);
});
