import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Alan Tandy Plumbing', 'AT'],
  ['anna', 'A'],
  ['', ''],
  ['👨‍👩‍👧Family 🇬🇧Firm', '👨‍👩‍👧🇬🇧'],
  ['e\u0301mile 👩🏽‍🔧', 'E\u0301👩🏽‍🔧'],
])('the first letters of a name are whole signs: %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
