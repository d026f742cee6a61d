import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, countOf } from './check/count.ts';
import { runStep } from './check/run-step.ts';
import { type Step, steps } from './check/steps.ts';

/** Everything that CI runs. A failed step does not stop the others; the last line is the sum, alone. */
async function check() {
  const reports = mkdtempSync(join(tmpdir(), 'fettle-check-'));
  const results: { step: Step; count: Count; seconds: number }[] = [];
  for (const step of steps(reports, process.argv.includes('--quick'))) {
    console.log(`\n── ${step.name}: ${step.because}`);
    const started = performance.now();
    const count = countOf(step, await runStep(step));
    results.push({ step, count, seconds: (performance.now() - started) / 1000 });
  }
  rmSync(reports, { recursive: true, force: true });

  console.log('');
  for (const { step, count, seconds } of results) {
    const verdict = count.failed > 0 ? `${count.failed} FAILED` : `${count.passed} passed`;
    console.log(`${step.name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s   ${verdict}`);
  }
  return results.map(({ count }) => count);
}

const counts = await check();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
