import { expect, test } from 'vitest';
import { jobIn } from './read-packages.ts';
import { recommendedFor } from './recommended.ts';

const place = { outward: 'SE1', town: 'London SE' };
const nameFor = (leadsAMonth: number | null, premiumAMonth: number | null) =>
  recommendedFor({ place, leadsAMonth, premiumAMonth })?.name;

test('the package is recommended that suits the jobs of a place, and none where they were few', () => {
  expect(nameFor(14, null)).toBe('standard');
  expect(nameFor(25, 4)).toBe('standard');
  expect(nameFor(14, 5)).toBe('premium');
  expect([nameFor(null, null), recommendedFor(null)]).toEqual([undefined, null]);
});

test('what a usual job leaves is read as people type it, and an example stands for what is no sum', () => {
  expect(['£1,250', '90', ' 89.6 '].map(jobIn)).toEqual([1250, 90, 90]);
  expect([null, '', 'much', '0', '-5', '1e9'].map(jobIn)).toEqual([150, 150, 150, 150, 150, 150]);
});
