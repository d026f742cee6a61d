import type { Report } from './report.ts';
import type { Step } from './steps.ts';

export type Count = { passed: number; failed: number };

/**
 * What a step adds to the sum. A test that was skipped did not pass, so it counts as failed; so does a run that
 * ended badly or ran nothing although no single test failed. `report`: what its runner wrote, if it could.
 */
export function countOf(step: Step, endedWell: boolean, report: Report | null): Count {
  if (step.counts === 'one') return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const tests = report?.tests ?? [];
  const passed = tests.filter(({ isPassed }) => isPassed).length;
  const failed = tests.length - passed + (report?.errors.length ?? 0);
  const isBroken = failed === 0 && (!endedWell || (passed === 0 && !step.mayBeEmpty));
  return { passed, failed: isBroken ? 1 : failed };
}
