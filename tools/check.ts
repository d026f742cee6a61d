import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './check/changed.ts';
import { type Count, countOf } from './check/count.ts';
import { runStep } from './check/run-step.ts';
import { type Scope, type Step, steps } from './check/steps.ts';

/** How many of the steps that need one core each run beside each other. */
const LANES = 2;

type Result = { step: Step; count: Count; seconds: number };

/** Everything that CI runs, or less. A failed step does not stop the others; the last line is the sum, alone. */
async function check(): Promise<Count[]> {
  const reports = mkdtempSync(join(tmpdir(), 'fettle-check-'));
  const all = steps(reports, scopeOf(process.argv));
  const results: Result[] = [];
  const waiting = all.filter(({ besideOthers }) => besideOthers);
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await resultOf(step, { isWhole: true }));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const step of all.filter(({ besideOthers }) => !besideOthers))
    results.push(await resultOf(step, { isWhole: false }));
  rmSync(reports, { recursive: true, force: true });

  console.log('');
  for (const { step, count, seconds } of results) {
    const verdict = count.failed > 0 ? `${count.failed} FAILED` : `${count.passed} passed`;
    console.log(`${step.name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${verdict}`);
  }
  return results.map(({ count }) => count);
}

function scopeOf(options: string[]): Scope {
  if (options.includes('--changed')) return { changed: changedFiles() };
  return options.includes('--quick') ? 'quick' : 'all';
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

const counts = await check();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
