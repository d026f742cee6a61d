import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** What a runner says of one test. */
const TestOutcome = z.object({
  /** Relative to the repository. */
  file: z.string(),
  title: z.string(),
  /** By what the runner chooses what to run again: a file, or the id of a test. */
  again: z.array(z.string()),
  isPassed: z.boolean(),
  seconds: z.number(),
  /** Why it did not pass, whole; empty if it did. */
  failure: z.string(),
});

/** What both of our reporters write (vitest-reporter.ts, playwright-reporter.ts). */
const Report = z.object({
  tests: z.array(TestOutcome),
  /** Errors that belong to no test. Such a run proves nothing, and cannot be tried again by test. */
  errors: z.array(z.string()),
});

export type TestOutcome = z.infer<typeof TestOutcome>;
export type Report = z.infer<typeof Report>;

/** The environment variable that tells a reporter where to write. */
export const REPORT_FILE = 'FETTLE_TEST_REPORT';

/** What a runner has written, or null where it ended before it could. */
export const readReport = (file: string): Report | null =>
  existsSync(file) ? Report.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

/** The title under which a reporter tells of an error that no test of a file has caught. */
export const OUTSIDE_TESTS = 'an error outside its tests';

export const nameOf = ({ file, title }: TestOutcome): string => `${file} > ${title}`;
