import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { nameOf, type TestOutcome } from './report.ts';
import type { Result } from './result.ts';
import type { Flaky } from './second-tries.ts';
import type { Step } from './steps.ts';

const SLOWEST = 10;
/** Not in git: the flaky tests of this checkout, one a line. */
const FLAKY_LOG = 'flaky.log';

export function table(steps: readonly Step[], done: readonly Result[]): string {
  return steps
    .map((step) =>
      lineOf(
        step,
        done.find((one) => one.step === step),
      ),
    )
    .join('\n');
}

function lineOf(step: Step, result: Result | undefined): string {
  if (!result) return `${step.name.padEnd(18)} ${''.padStart(9)}   not done`;
  const { count, seconds, flaky } = result;
  const verdict = count.failed > 0 ? `${count.failed} FAILED` : `${count.passed} passed`;
  const tried = flaky.length > 0 ? `, ${flaky.length} of them flaky` : '';
  return `${step.name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${verdict}${tried}`;
}

/** The test files that took longest, each with the seconds of its tests. */
export function tellSlowest(done: readonly Result[]): void {
  const seconds = new Map<string, number>();
  for (const test of done.flatMap(({ tests }) => tests))
    seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  const slowest = [...seconds].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
  if (slowest.length === 0) return;
  console.log(`\nThe slowest test files:`);
  for (const [file, took] of slowest) console.log(`${took.toFixed(1).padStart(7)} s   ${file}`);
}

/** What failed stands whole where the reader looks first: at the end. */
export function tellFailures(done: readonly Result[]): void {
  for (const { tests, flaky } of done) {
    const isFlaky = new Set(flaky.map(({ test }) => test));
    const failed = tests.filter((test) => !test.isPassed && !isFlaky.has(test));
    for (const test of failed) console.log(`\nFAILED: ${nameOf(test)}\n${test.failure}`);
  }
}

/** Says openly what passed only when it ran again, and keeps it for who mends the cause. */
export function tellFlaky(flaky: readonly Flaky[]): void {
  if (flaky.length === 0) return;
  const lines = flaky.map(lineOfFlaky);
  console.log(`\n${lines.join('\n')}`);
  const when = `${new Date().toISOString()} ${commit()}`;
  appendFileSync(FLAKY_LOG, lines.map((line) => `${when} ${line}\n`).join(''));
}

export const lineOfFlaky = ({ test, passedOnTry }: Flaky): string =>
  `flaky: ${nameOf(test)} (passed on try ${passedOnTry}): ${firstLine(test)}`;

const COLOURS = /\u001B\[[0-9;]*m/g;
const firstLine = ({ failure }: TestOutcome): string =>
  failure
    .replace(COLOURS, '')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
}
