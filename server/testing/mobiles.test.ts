import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mobileOf, WRITTEN_IN_TESTS } from './mobiles.ts';

test('nobody of a cast is given a number that a test writes itself', () => {
  const written = globSync('{server,tools,contract,proofs}/**/*.test.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/0?7700 ?900 ?(\d{3})\b/g)].map(([, digits = '']) => digits),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((digits) => !WRITTEN_IN_TESTS.has(digits))).toEqual([]);
  const given = Array.from({ length: 2_000 }, (_, person) => mobileOf(person));
  expect(given.filter((mobile) => WRITTEN_IN_TESTS.has(mobile.slice(-3)))).toEqual([]);
  expect(new Set(given.slice(0, 800)).size).toBe(800);
});
