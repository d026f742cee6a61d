import type { Count } from './count.ts';
import type { TestOutcome } from './report.ts';
import type { Flaky } from './second-tries.ts';
import type { Step } from './steps.ts';

/** What became of a step. */
export type Result = {
  step: Step;
  count: Count;
  seconds: number;
  tests: TestOutcome[];
  /** Tests that failed first and passed when they ran alone; they count as passed. */
  flaky: Flaky[];
};
