import { expect, test } from 'vitest';
import { countOf, countsOfPlaywright, countsOfVitest } from './count.ts';
import { type Step, steps } from './steps.ts';

const file = (status: string, tests: number) => ({ status, assertionResults: Array(tests).fill({}) });

test('a skipped test counts as failed', () => {
  const report = { numPassedTests: 5, numTotalTests: 7, testResults: [file('passed', 7)] };
  expect(countsOfVitest(report)).toEqual({ passed: 5, failed: 2 });
  const stats = { expected: 5, skipped: 2, unexpected: 1, flaky: 1 };
  expect(countsOfPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 4 });
});

test('a test file that could not be loaded counts as failed', () => {
  const report = { numPassedTests: 5, numTotalTests: 5, testResults: [file('passed', 5), file('failed', 0)] };
  expect(countsOfVitest(report)).toEqual({ passed: 5, failed: 1 });
});

test('an error outside any test counts as failed', () => {
  const stats = { expected: 5, skipped: 0, unexpected: 0, flaky: 0 };
  expect(countsOfPlaywright({ stats, errors: [{ message: 'no browser' }] })).toEqual({
    passed: 5,
    failed: 1,
  });
});

test('a step that is no test run counts as one check', () => {
  const step = one('format');
  expect(countOf(step, true)).toEqual({ passed: 1, failed: 0 });
  expect(countOf(step, false)).toEqual({ passed: 0, failed: 1 });
});

test('a test run without a report counts as failed, however it ended', () => {
  const step = one('unit and stories');
  expect(countOf(step, true)).toEqual({ passed: 0, failed: 1 });
  expect(countOf(step, false)).toEqual({ passed: 0, failed: 1 });
});

test('the quick check leaves out the browser and the slow suites', () => {
  const quick = steps('reports', true);
  expect(quick.map((step) => step.name)).not.toContain('browser stories');
  expect(quick.some((step) => step.env?.CHECK_QUICK)).toBe(true);
  const full = steps('reports', false);
  expect(full.map((step) => step.name)).toContain('browser stories');
  expect(full.some((step) => step.env?.CHECK_QUICK)).toBe(false);
});

function one(name: string): Step {
  const step = steps('no-such-folder', false).find((candidate) => candidate.name === name);
  if (!step) throw new Error(`no step ${name}`);
  return step;
}
