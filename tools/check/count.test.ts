import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countOf } from './count.ts';
import { LEFT_TO_FULL_CHECK } from './left-out.ts';
import type { TestOutcome } from './report.ts';
import { type Step, steps } from './steps.ts';

const told = (isPassed: boolean): TestOutcome => ({
  file: 'a.test.ts',
  title: 'a',
  again: [],
  isPassed,
  seconds: 0,
  failure: '',
});

test('a test that did not pass counts as failed, and so does an error outside any test', () => {
  const tests = [told(true), told(false), told(true)];
  expect(countOf(one('unit and stories'), false, { tests, errors: [] })).toEqual({ passed: 2, failed: 1 });
  const errors = ['no browser'];
  expect(countOf(one('browser stories'), false, { tests, errors })).toEqual({ passed: 2, failed: 2 });
});

test('a step that is no test run counts as one check', () => {
  const step = one('format');
  expect(countOf(step, true, null)).toEqual({ passed: 1, failed: 0 });
  expect(countOf(step, false, null)).toEqual({ passed: 0, failed: 1 });
});

test('a run that ends badly though no test failed, or that tells of no test, counts as failed', () => {
  const step = one('unit and stories');
  expect(countOf(step, false, { tests: [told(true)], errors: [] })).toEqual({ passed: 1, failed: 1 });
  for (const report of [null, { tests: [], errors: [] }]) {
    expect(countOf(step, true, report)).toEqual({ passed: 0, failed: 1 });
    expect(countOf(step, false, report)).toEqual({ passed: 0, failed: 1 });
  }
});

test('the quick check leaves out the browser and the slow suites', () => {
  const quick = steps('reports', 'quick');
  expect(quick.map((step) => step.name)).not.toContain('browser stories');
  expect(quick.some((step) => step.env?.CHECK_QUICK)).toBe(true);
  const full = steps('reports', 'all');
  expect(full.map((step) => step.name)).toContain('browser stories');
  expect(full.some((step) => step.env?.CHECK_QUICK)).toBe(false);
});

test('what the quick check leaves out besides is there, and in the full one', () => {
  for (const path of LEFT_TO_FULL_CHECK) expect([path, existsSync(path)]).toEqual([path, true]);
});

test('a change asks for its own layout, lint, types and tests, and for the browser stories of its folder', () => {
  const commands = (...changed: string[]) =>
    Object.fromEntries(steps('reports', { changed }).map(({ name, command }) => [name, command.join(' ')]));
  const onScreen = commands('web/admin/admin.tsx', 'README.md');
  expect(Object.keys(onScreen).toSorted()).toEqual(
    ['browser stories', 'format', 'lint', 'own rules', 'types', 'unit and stories'].toSorted(),
  );
  expect(onScreen.lint).toMatch(/ web\/admin\/admin\.tsx$/);
  expect(onScreen['unit and stories']).toMatch(/ web\/admin\/$/);
  const ofServer = commands('server/marketplace/jobs/actions/post-job.ts', 'server/platform/ids.ts');
  expect(ofServer['unit and stories']).toMatch(/ server\/marketplace\/jobs\/ server\/platform\/$/);
  const ofTables = commands('database/migrations/0001-baseline.ts')['unit and stories'];
  expect(ofTables).toMatch(/ server\/marketplace\/privacy\/declared\.test\.ts tools\/schema\.test\.ts$/);
  const alone = commands('server/start.ts', 'server/access.test.ts')['unit and stories'];
  expect(alone).toMatch(/ server\/access\.test server\/start$/);
  expect(onScreen['browser stories']).toBe('playwright test e2e/admin-phone.e2e.ts');
  expect(commands('e2e/live.e2e.ts')['browser stories']).toBe('playwright test e2e/live.e2e.ts');
  expect(Object.keys(commands('server/marketplace/lifecycle.ts'))).not.toContain('browser stories');
  expect(Object.keys(commands('docs/story.md')).toSorted()).toEqual(['format', 'own rules', 'types']);
});

test('a change that no test asks about is no failure, one whose tests do not end well is', () => {
  const related = steps('no-such-folder', { changed: ['tools/check/count.ts'] }).find(
    ({ mayBeEmpty }) => mayBeEmpty,
  );
  if (!related) throw new Error('no related tests');
  expect(countOf(related, true, null)).toEqual({ passed: 0, failed: 0 });
  expect(countOf(related, false, null)).toEqual({ passed: 0, failed: 1 });
});

function one(name: string): Step {
  const step = steps('no-such-folder', 'all').find((candidate) => candidate.name === name);
  if (!step) throw new Error(`no step ${name}`);
  return step;
}
