import { expect, test } from 'vitest';
import { brokenClaims, rowOf } from './goals.ts';

test('the least shift of a public page is a broken claim; a dashboard may move a little', () => {
  expect(brokenClaims('/', { CLS: 0, 'LCP ms': 1199 })).toEqual([]);
  expect(brokenClaims('/', { CLS: 0.001, 'LCP ms': 1200 })).toEqual([
    '/: LCP ms is 1200, and should be below 1200',
    '/: CLS is 0.001, and should be at most 0',
  ]);
  expect(brokenClaims('a dashboard', { 'CLS signed in': 0.019, 'LCP signed in ms': 1499 })).toEqual([]);
  expect(brokenClaims('a dashboard', { 'CLS signed in': 0.02, 'LCP signed in ms': 1500 })).toHaveLength(2);
});

test('performance points move with the machine: below 98 they are printed as missed, and break no claim', () => {
  expect(rowOf({ performance: 98 })['goals missed']).toBe('none');
  expect(rowOf({ performance: 97 })['goals missed']).toBe('performance');
  expect(brokenClaims('/', { performance: 97 })).toEqual([]);
});
