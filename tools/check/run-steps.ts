import { availableParallelism } from 'node:os';
import { type Count, countOf } from './count.ts';
import { readReport } from './report.ts';
import { endSteps, runStep } from './run-step.ts';
import type { Result } from './result.ts';
import { MAX_FLAKY, tryAgain } from './second-tries.ts';
import type { Step } from './steps.ts';
import { onceStopped, type Stop } from './stop.ts';
import { table, tellFailures, tellFlaky, tellSlowest } from './tell.ts';

export type Outcome = { counts: Count[]; stoppedBy: Stop | null };

/**
 * Runs the steps and prints what became of each: first those that need one core, as many at a time as there are cores, then
 * the tests, which have the machine to themselves. A failed step does not stop the others. What failed in the tests is tried
 * again at the end (second-tries.ts). When the check itself is stopped, it says which steps were done, after everything that
 * the others had started is gone.
 */
export async function runSteps(all: readonly Step[]): Promise<Outcome> {
  const done: Result[] = [];
  const ending: Promise<void>[] = [];
  const stop = onceStopped(() => void ending.push(endSteps()));
  const run = async (step: Step) => {
    if (stop.by) return;
    const result = await resultOf(step);
    // A step that was cut off has failed at nothing.
    if (!stop.by) done.push(result);
  };
  await inLanes(
    all.filter(({ needsOneCore }) => needsOneCore),
    run,
  );
  for (const step of all.filter(({ needsOneCore }) => !needsOneCore)) await run(step);
  if (!stop.by) await tryAllAgain(done);
  await Promise.all(ending);
  stop.forget();
  tellSlowest(done);
  console.log(`\n${table(all, done)}`);
  tellFailures(done);
  tellFlaky(done.flatMap(({ flaky }) => flaky));
  if (stop.by) console.log(`stopped by ${stop.by}: ${done.length} of ${all.length} steps were done`);
  return { counts: done.map(({ count }) => count), stoppedBy: stop.by };
}

/** As many at a time as there are cores, each as soon as one is free. */
async function inLanes(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

async function resultOf(step: Step): Promise<Result> {
  const title = `\n── ${step.name}: ${step.because}`;
  // Two that talk at the same time are heard one after the other.
  const isWhole = step.needsOneCore === true;
  if (!isWhole) console.log(title);
  const started = performance.now();
  const { endedWell, output } = await runStep(step, isWhole);
  if (isWhole) process.stdout.write(`${title}\n${output}`);
  const report = step.report ? readReport(step.report) : null;
  return {
    step,
    count: countOf(step, endedWell, report),
    seconds: (performance.now() - started) / 1000,
    tests: report?.tests ?? [],
    flaky: [],
  };
}

/**
 * A second try is for a test that failed in a run that else ended well. Where more tests failed than may be flaky, the run
 * fails whatever became of them alone.
 */
async function tryAllAgain(results: readonly Result[]): Promise<void> {
  const failed = results.map((result) => result.tests.filter(({ isPassed }) => !isPassed));
  if (failed.flat().length > MAX_FLAKY) {
    console.log(`\n${failed.flat().length} tests failed: too many to try them again`);
    return;
  }
  for (const [at, result] of results.entries()) {
    const tests = failed[at] ?? [];
    if (tests.length === 0) continue;
    const judged = await tryAgain(result.step, tests);
    const { passed, failed: failures } = result.count;
    result.flaky = judged.flaky;
    result.count = { passed: passed + judged.flaky.length, failed: failures - judged.flaky.length };
  }
}
