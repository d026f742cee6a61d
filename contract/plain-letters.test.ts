import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.for([
  ["O'Brien", "o'brien"],
  ['O’Brien', "o'brien"],
  ['D´Arcy', "d'arcy"],
  ['O`Dea', "o'dea"],
  ['Łukasz', 'lukasz'],
  ['Sørensen', 'sorensen'],
  ['STRAẞE', 'strasse'],
  ['Ærø', 'aero'],
  ['Þórður', 'thordur'],
  ['İstanbul ıraz', 'istanbul iraz'],
  ['Zoë', 'zoe'],
  ['Smith\u2011Jones\u00a0Ltd', 'smith-jones ltd'],
  ['ｔａｐ', 'tap'],
  ['Co\u00adop', 'coop'],
  ['أحمد', 'أحمد'.normalize('NFKD')],
])('%s is looked for as %s', ([typed = '', plain]) => {
  expect(plainLetters(typed)).toBe(plain);
});
