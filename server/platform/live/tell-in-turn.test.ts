import { expect, test } from 'vitest';
import { tellInTurn } from './tell-in-turn.ts';

const pages = (count: number) => Array.from({ length: count }, (_, page) => page);

test('fifty pages are told at once, and more of them over the time in which they can be answered', async () => {
  const told: number[] = [];
  const began = performance.now();
  const telling = tellInTurn(pages(170), (page) => told.push(page));
  expect(told).toEqual(pages(50));
  await telling;
  expect(told).toEqual(pages(170));
  // Three pauses of a tenth of a second.
  expect(performance.now() - began).toBeGreaterThan(290);
});

test('whom an act concerns is told in the same moment', () => {
  const told: number[] = [];
  void tellInTurn(pages(3), (page) => told.push(page));
  expect(told).toEqual([0, 1, 2]);
});
