import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from '../tools/check/report.ts';
import { runStep } from '../tools/check/run-step.ts';
import { tryAgain } from '../tools/check/second-tries.ts';
import { type Step, steps } from '../tools/check/steps.ts';
import { lineOfFlaky } from '../tools/check/tell.ts';

const FIXTURE = 'tools/fixtures/second-tries';

test('what fails in vitest runs again alone with its file, and fails the run if it never passes', async () => {
  const { lines, failed, tries } = await judged('unit and stories', `${FIXTURE}/vitest.config.ts`);
  expect(lines).toEqual([
    `flaky: ${FIXTURE}/sometimes.unit.ts > passes the second time (passed on try 2): AssertionError: the machine stood still: expected 1 to be 2 // Object.is equality`,
    `flaky: ${FIXTURE}/sometimes.unit.ts > passes the third time (passed on try 3): AssertionError: expected 1 to be 3 // Object.is equality`,
  ]);
  expect(failed).toEqual(['never passes']);
  expect(tries('never')).toBe(3);
});

test('what fails in Playwright runs again alone, and the stories of a walk run again together', async () => {
  const { lines, failed, tries } = await judged('browser stories', `${FIXTURE}/playwright.config.ts`);
  expect(lines).toEqual([
    `flaky: ${FIXTURE}/sometimes.story.ts > passes the second time (passed on try 2): Error: the machine stood still`,
    `flaky: ${FIXTURE}/sometimes.story.ts > a walk > goes on the second time (passed on try 2): Error: expect(received).toBe(expected) // Object.is equality`,
    `flaky: ${FIXTURE}/sometimes.story.ts > a walk > ends (passed on try 2): it was skipped`,
  ]);
  expect(failed).toEqual(['never passes']);
  expect([tries('never'), tries('passes'), tries('begins')]).toEqual([3, 1, 2]);
});

/** Runs a step as the check does, on the tests of the fixture. */
async function judged(name: string, config: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-second-tries-'));
  const TRIES = join(folder, 'tries');
  const step = onFixture(name, { folder, config, env: { TRIES } });
  expect(await runStep(step, true)).toMatchObject({ endedWell: false });
  const first = readReport(step.report ?? '');
  const { flaky, failed } = await tryAgain(
    step,
    (first?.tests ?? []).filter(({ isPassed }) => !isPassed),
  );
  const tried = readFileSync(TRIES, 'utf8').split('\n');
  return {
    lines: flaky.map(lineOfFlaky),
    failed: failed.map(({ title }) => title),
    tries: (what: string) => tried.filter((line) => line === what).length,
  };
}

type Fixture = { folder: string; config: string; env: Record<string, string> };

function onFixture(name: string, { folder, config, env }: Fixture): Step {
  const step = steps(folder, 'all').find((one) => one.name === name);
  if (!step) throw new Error(`no step ${name}`);
  const there = (command: readonly string[]) => [...command, '--config', config];
  return {
    ...step,
    command: there(step.command),
    env: { ...step.env, ...env },
    again: (tests, attempt) => {
      const again = step.again?.(tests, attempt);
      if (!again) throw new Error(`${name} cannot run again`);
      return { ...again, command: there(again.command), env: { ...again.env, ...env } };
    },
  };
}
