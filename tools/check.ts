import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './check/changed.ts';
import { noSuchProofs } from './check/proofs.ts';
import { runSteps } from './check/run-steps.ts';
import { type Scope, steps } from './check/steps.ts';

/** As shells say it of a command that was interrupted. */
const STOPPED = 130;

/** Everything that CI runs, or less; the last line is the sum, alone. */
async function check(): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), 'fettle-check-'));
  const all = steps(reports, scopeOf(process.argv));
  const { counts, stoppedBy } = await runSteps(all);
  rmSync(reports, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  if (stoppedBy) process.exitCode = STOPPED;
  console.log(`${passed} passed, ${failed} failed`);
}

function scopeOf(options: string[]): Scope {
  if (options.includes('--changed')) return { changed: changedFiles() };
  if (options.includes('--proofs'))
    return { proofs: namesOfProofs(options.slice(options.indexOf('--proofs') + 1)) };
  return options.includes('--quick') ? 'quick' : 'all';
}

/** A name that no proof has must not leave a run that passes. */
function namesOfProofs(names: string[]): string[] {
  const fault = noSuchProofs(names);
  if (fault === null) return names;
  console.error(fault);
  return process.exit(1);
}

await check();
