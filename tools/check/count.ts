import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Step } from './steps.ts';

export type Count = { passed: number; failed: number };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), skipped: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * What a step adds to the sum. A test that was skipped did not pass, so it counts as failed; so does a run that
 * ended badly or ran nothing although no single test failed.
 */
export function countOf(step: Step, endedWell: boolean): Count {
  if (step.counts === 'one') return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = countsInReport(step);
  const isBroken = count.failed === 0 && (!endedWell || (count.passed === 0 && !step.mayBeEmpty));
  return isBroken ? { ...count, failed: 1 } : count;
}

function countsInReport(step: Step): Count {
  if (!step.report || !existsSync(step.report)) return { passed: 0, failed: 0 };
  const report: unknown = JSON.parse(readFileSync(step.report, 'utf8'));
  return step.counts === 'vitest' ? countsOfVitest(report) : countsOfPlaywright(report);
}

export function countsOfVitest(report: unknown): Count {
  const { numPassedTests, numTotalTests, testResults } = VitestReport.parse(report);
  const unreadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unreadable.length };
}

export function countsOfPlaywright(report: unknown): Count {
  const { stats, errors } = PlaywrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}
