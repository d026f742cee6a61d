import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword, type Own } from './common-passwords.ts';

const NOBODY: Own = { names: [], emails: [] };

test('the ten thousand most common passwords are refused, in any case', {
  meta: { shows: ['B1'] },
}, async () => {
  const top = dictionary['passwords-common'].slice(0, 10_000).filter((word) => word.length >= 8);
  expect(top.length).toBeGreaterThan(1_000);
  const accepted: string[] = [];
  for (const word of top.flatMap((common) => [common, common.toUpperCase()]))
    if (!(await isCommonPassword(word, NOBODY))) accepted.push(word);
  expect(accepted).toEqual([]);
});

test('so are the words of this product and of oneself, whatever is put around them', {
  meta: { shows: ['B1'] },
}, async () => {
  const product = [
    ...'Fettle plumber plumbing electrician electrical builder building carpenter carpentry joiner'.split(
      ' ',
    ),
    ...'painter painting decorator decorating roofer roofing gardener gardening landscaping plasterer'.split(
      ' ',
    ),
    ...'plastering tiler tiling handyman handywoman locksmith cleaner cleaning heating boiler bathroom'.split(
      ' ',
    ),
    ...'kitchen driveway fencing flooring scaffolding bricklayer glazier removals tradesman tradesmen'.split(
      ' ',
    ),
    ...'tradesperson tradespeople localpro localpros localjobs marketplace customer business password'.split(
      ' ',
    ),
  ];
  expect(product.length).toBeGreaterThanOrEqual(50);
  for (const word of product)
    for (const typed of [`${word}2026`, `${word}123!`, `!!${word.toUpperCase()}99`])
      expect([typed, await isCommonPassword(typed, NOBODY)]).toEqual([typed, true]);
  const own = {
    names: ['Nora', 'Quist', 'Quist & Sons Plumbing'],
    emails: ['nora.quist@example.test'],
    mobile: '07700900123',
  };
  for (const typed of [
    'nora1990',
    'QUIST2026!',
    'noraquist',
    'nora.quist@example.test',
    'QuistSonsPlumbing1',
    'quistnora',
    'Nora-Quist-Nora!',
    'my nora.quist@example.test',
    '07700900123n',
    '+44 7700 900123 ok',
    'n.o.r.a.1990',
  ])
    expect([typed, await isCommonPassword(typed, own)]).toEqual([typed, true]);
});

test('what somebody thought of themselves is taken', { meta: { shows: ['B1'] } }, async () => {
  for (const typed of [
    'correct horse battery',
    'three grey pots',
    'Zx8!kq2w',
    'ünïcödé-wörd',
    'nora likes taps',
    '7391-4820-1938-5526',
  ])
    expect([typed, await isCommonPassword(typed, { ...NOBODY, names: ['Nora', 'Quist'] })]).toEqual([
      typed,
      false,
    ]);
});

test('a date, a telephone number or a few keys in turn are no password', {
  meta: { shows: ['B1'] },
}, async () => {
  for (const typed of ['14.07.1982', '07700900123', '+44 7700 900', '1212-1212-1212-1212'])
    expect([typed, await isCommonPassword(typed, NOBODY)]).toEqual([typed, true]);
});

test('a short name or an address of few letters is oneself too', { meta: { shows: ['B1'] } }, async () => {
  const own = { names: ['Bo', 'Li'], emails: ['12345@x9.io'] };
  for (const typed of ['bo123456', 'Li-Bo-2026', '12345@x9.io', '12345@X9.io!'])
    expect([typed, await isCommonPassword(typed, own)]).toEqual([typed, true]);
  for (const typed of ['b1o2!k3#x', 'bold lions', 'linoleum bo'])
    expect([typed, await isCommonPassword(typed, own)]).toEqual([typed, false]);
});
