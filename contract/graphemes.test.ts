import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTo } from './graphemes.ts';

const JOINED = ['👨‍👩‍👧', '👩🏽‍🔧', '🇬🇧', '❤️', 'e\u0301', '1️⃣'];

test('a text that is cut ends with a whole sign', () => {
  const signs = fc.array(fc.constantFrom(...JOINED, 'a', ' ', 'ß'), { maxLength: 30 });
  fc.assert(
    fc.property(signs, fc.nat(60), (typed, most) => {
      const cut = cutTo(typed.join(''), most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(typed.map((_, end) => typed.slice(0, end).join('')).concat(typed.join(''))).toContain(cut);
    }),
  );
});
