import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

const folded = (typed: string) => foldText(typed).text;

/** What HTML calls signs that occur in a number, an address or a post code. */
const NAMES = {
  '@': 'commat',
  '.': 'period centerdot middot bull',
  '+': 'plus',
  '(': 'lpar',
  ')': 'rpar',
  '[': 'lsqb lbrack',
  ']': 'rsqb rbrack',
  '{': 'lcub',
  '}': 'rcub',
  '/': 'sol',
  ',': 'comma',
  _: 'lowbar underbar',
  '*': 'ast',
  '-': 'hyphen dash ndash mdash minus',
  ' ': 'nbsp ensp emsp thinsp hairsp puncsp numsp tab',
  '\n': 'newline',
  '': 'shy zwj zwnj lrm rlm zerowidthspace nobreak',
};

test.each(Object.entries(NAMES).flatMap(([sign, names]) => names.split(' ').map((name) => [name, sign])))(
  'the entity %s reads as its sign, also in capitals and written twice over',
  (name, sign) => {
    for (const written of [`&${name};`, `&${name?.toUpperCase()};`, `&amp;${name};`, `&amp;amp;${name};`])
      expect(folded(`a${written}b`)).toBe(`a${sign}b`);
  },
);

test('an entity of a number reads as its sign, without its end too; what no sign has is a blank', () => {
  for (const written of ['&#64;', '&#x40;', '&#X40;', '&#64', '&#x40', '&amp;#64;'])
    expect([written, folded(`a${written} b`)]).toEqual([written, 'a@ b']);
  expect(folded('a&#0;b&#x110000;c')).toBe('a b c');
  expect(folded('&#48;&#1632;')).toBe('00');
});

test('an entity of another sign, and what only begins like one, stays', () => {
  for (const typed of ['&copy; R&D', 'Fish & chips', 'a &b', '&#', '&;']) expect(folded(typed)).toBe(typed);
});

test.each([
  ['⓫⓴', '1120'],
  ['⓵⓾', '110'],
  ['⓿', '0'],
  ['❶❿', '110'],
  ['➀➉', '110'],
  ['➊➓', '110'],
  ['🄋🄌', '00'],
  ['①⑳', '120'],
  ['٠٩', '09'],
  ['𝟎𝟗𝟶𝟿', '0909'],
  ['〇九', '09'],
  ['½', '½'],
])('figures of every kind read as plain ones: %s', (typed, plain) => {
  expect(folded(typed)).toBe(plain);
});

test('blanks, dashes and full stops of every kind read as the usual ones, and a new line stays', () => {
  expect(folded('a\u00a0b\u3000c\u2800d\te')).toBe('a b c d e');
  expect(folded('a\nb\u00a0')).toBe('a\nb ');
  expect(folded('–—−⁃˗')).toBe('-----');
  expect(folded('。·•∙⋅・۔')).toBe('.......');
  expect(folded('e\u0301\u200b\u2060x\u0007')).toBe('ex');
});

test('each sign knows its place in what was typed, with what has no width before it or behind', () => {
  const { text, typedAt, typedBefore } = foldText('a&nbsp;b\u200bc');
  expect(text).toBe('a bc');
  expect([0, 1, 2, 3, 4].map(typedAt)).toEqual([0, 1, 7, 9, 10]);
  expect([0, 1, 2, 3, 4].map(typedBefore)).toEqual([0, 1, 7, 8, 10]);
  const plain = foldText('plain & simple');
  expect([plain.text, plain.typedAt(3), plain.typedBefore(3)]).toEqual(['plain & simple', 3, 3]);
});
