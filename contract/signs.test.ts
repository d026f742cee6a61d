import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, firstName, lastName, mobile, text, textOrNone, website } from './fields.ts';
import { withoutUnseen } from './signs.ts';

const lineOf = text({ max: 100, empty: 'empty' });
const linesOf = textOrNone({ max: 100, lines: true });
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

test('an e-mail address has no sign that nobody sees, so that nobody has two of one', () => {
  for (const typed of [
    '\u200bann@example.com',
    'ann@example.com\u200b',
    'ann@exam\u200bple.com',
    '\u202aann@example.com\u202c',
    'ann@example.com\u200e',
    'ann@exam\u00adple.com',
    'ann\u2060@example.com',
    'ann\ufe0f@example.com',
    'ann\u3164@example.com',
    'ann@example.com\u{e0020}',
    'ann@\u200dexample.com',
  ])
    expect([typed, z.safeParse(email, typed).data]).toEqual([typed, 'ann@example.com']);
  expect(z.safeParse(email, '\u202emoc.elpmaxe@nna').success).toBe(false);
});

test('a number and a web address are read without them too', () => {
  expect(z.parse(mobile, '\u202a07700 900123\u202c')).toBe('07700900123');
  expect(z.parse(website, '\u200bbell.co.uk\u200e')).toBe('https://bell.co.uk');
  expect(z.safeParse(website, 'https://bell.co.uk/\u202egnp').success).toBe(false);
});

test('a line keeps what joins an emoji or the letters of a script, and nothing else that nobody sees', () => {
  for (const [typed, kept] of [
    ['Stone \u202egnibmulP', 'Stone gnibmulP'],
    ['Bell\u200b Heat\u00ading\u2060', 'Bell Heating'],
    ['\u2067Bell\u2069 \u200fHeating', 'Bell Heating'],
    ['B\u200dell \u200c Heating', 'Bell  Heating'],
    ['Bell\u3164\u115f', 'Bell'],
    ['Bell\u{e0042}', 'Bell'],
    ['\u{1f469}\u200d\u{1f527} Heating', '\u{1f469}\u200d\u{1f527} Heating'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    [`${ENGLAND} Heating`, `${ENGLAND} Heating`],
    ['\u0634\u0631\u06a9\u062a\u200c\u0647\u0627', '\u0634\u0631\u06a9\u062a\u200c\u0647\u0627'],
    ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
  ] as const)
    expect([typed, z.parse(lineOf, typed)]).toEqual([typed, kept]);
});

test('lines keep marks of direction besides, and none that turns what comes after', () => {
  const typed = '\u05e9\u05dc\u05d5\u05dd\u200f!\n\u202eabc\u202c \u2066def';
  expect(z.parse(linesOf, typed)).toBe('\u05e9\u05dc\u05d5\u05dd\u200f!\nabc def');
  expect(z.parse(linesOf, '\u200b\u202e')).toBe('');
});

test('names of people are taken as they are written, and kept without what nobody sees', () => {
  for (const [first, last] of [
    ['Jan', "van 't Hoff"],
    ['Jan', 'van \u2019t Hoff'],
    ['Jan', "'t Hart"],
    ['Sean', 'O\u2018Brien'],
    ['Anne\u2011Marie', 'Le Goff'],
    ['Anne\u2010Marie', 'Le Goff'],
    ['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '\u0631\u0636\u0627\u06cc\u06cc'],
    ['Sinead', 'Ni Bhroin'],
  ] as const) {
    expect([first, z.safeParse(firstName, first).success]).toEqual([first, true]);
    expect([last, z.safeParse(lastName, last).success]).toEqual([last, true]);
  }
  expect(z.parse(lastName, 'van\u00a0\u2019t Ho\u200bff')).toBe('van \u2019t Hoff');
  for (const typed of ["'", "''t", '-', "Hart'\u2019'1", '\u200c'])
    expect([typed, z.safeParse(lastName, typed).success]).toEqual([typed, false]);
});

test('what is taken out once is gone', () => {
  for (const typed of ['a\u200b\u200d\u200bb', '\u{1f3f4}\u200b\u{e0067}', '\u{1f469}\u200b\u200d\u{1f527}'])
    for (const kind of ['address', 'line', 'lines'] as const) {
      const once = withoutUnseen(typed, kind);
      expect([typed, kind, withoutUnseen(once, kind)]).toEqual([typed, kind, once]);
    }
});
