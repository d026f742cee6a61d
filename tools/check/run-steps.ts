import { type Count, countOf } from './count.ts';
import { endSteps, runStep } from './run-step.ts';
import type { Step } from './steps.ts';
import { onceStopped, type Stop } from './stop.ts';

type Result = { step: Step; count: Count; seconds: number };

export type Outcome = { counts: Count[]; stoppedBy: Stop | null };

/**
 * Runs the steps and prints what became of each. Those that need one core follow each other beside the others, as the tests
 * leave a core idle where they wait. A failed step does not stop the others. When the check itself is stopped, it says which
 * steps were done, after everything that the others had started is gone.
 */
export async function runSteps(all: readonly Step[]): Promise<Outcome> {
  const done: Result[] = [];
  const ending: Promise<void>[] = [];
  const stop = onceStopped(() => void ending.push(endSteps()));
  const run = async (step: Step, how: { isWhole: boolean }) => {
    if (stop.by) return;
    const result = await resultOf(step, how);
    // A step that was cut off has failed at nothing.
    if (!stop.by) done.push(result);
  };
  const inTurn = async (isBeside: boolean) => {
    for (const step of all.filter(({ besideOthers = false }) => besideOthers === isBeside))
      await run(step, { isWhole: isBeside });
  };
  await Promise.all([inTurn(true), inTurn(false)]);
  await Promise.all(ending);
  stop.forget();
  console.log(`\n${all.map((step) => lineOf(step, done)).join('\n')}`);
  if (stop.by) console.log(`stopped by ${stop.by}: ${done.length} of ${all.length} steps were done`);
  return { counts: done.map(({ count }) => count), stoppedBy: stop.by };
}

function lineOf(step: Step, done: readonly Result[]): string {
  const result = done.find((one) => one.step === step);
  if (!result) return `${step.name.padEnd(18)} ${''.padStart(9)}   not done`;
  const { count, seconds } = result;
  const verdict = count.failed > 0 ? `${count.failed} FAILED` : `${count.passed} passed`;
  return `${step.name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${verdict}`;
}

/** `isWhole`: what it says is held back until it has ended, since another step talks at the same time. */
async function resultOf(step: Step, { isWhole }: { isWhole: boolean }): Promise<Result> {
  const title = `\n── ${step.name}: ${step.because}`;
  if (!isWhole) console.log(title);
  const started = performance.now();
  const { endedWell, output } = await runStep(step, isWhole);
  if (isWhole) process.stdout.write(`${title}\n${output}`);
  return { step, count: countOf(step, endedWell), seconds: (performance.now() - started) / 1000 };
}
