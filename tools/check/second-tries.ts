import { runStep } from './run-step.ts';
import { nameOf, OUTSIDE_TESTS, readReport, type TestOutcome } from './report.ts';
import type { Step } from './steps.ts';

const MAX_TRIES = 3;
/** A run in which more than this fails is broken, or so are its tests. */
export const MAX_FLAKY = 10;

/** A test that failed and passed when it ran again alone. */
export type Flaky = { test: TestOutcome; passedOnTry: number };

export type Judged = { flaky: Flaky[]; failed: TestOutcome[] };

/**
 * Runs what failed in a step again, one at a time and after everything else has ended, up to twice. Others fail in a moment
 * in which the machine stands still; a fault of ours fails each time.
 */
export async function tryAgain(step: Step, failures: readonly TestOutcome[]): Promise<Judged> {
  const flaky: Flaky[] = [];
  let failed = [...failures];
  for (let attempt = 2; attempt <= MAX_TRIES && failed.length > 0; attempt++) {
    const passed = await passedAlone(step, { failed, attempt });
    flaky.push(...failed.filter(passed).map((test) => ({ test, passedOnTry: attempt })));
    failed = failed.filter((test) => !passed(test));
  }
  return { flaky, failed };
}

type Try = { failed: readonly TestOutcome[]; attempt: number };

async function passedAlone(step: Step, { failed, attempt }: Try): Promise<(test: TestOutcome) => boolean> {
  const again = step.again?.([...new Set(failed.flatMap((test) => test.again))], attempt);
  if (!again) return () => false;
  console.log(`\n── ${step.name}, try ${attempt}: ${failed.length} that failed, alone`);
  await runStep({ ...step, ...again });
  const report = readReport(again.report);
  const tests = report?.errors.length === 0 ? report.tests : [];
  return (test) => {
    const same = tests.filter((one) =>
      isOutside(test) ? one.file === test.file : nameOf(one) === nameOf(test),
    );
    return same.length > 0 && same.every(({ isPassed }) => isPassed);
  };
}

/** Such an error may have kept any test of the file from running, so all of them must pass. */
const isOutside = ({ title }: TestOutcome) => title === OUTSIDE_TESTS;
