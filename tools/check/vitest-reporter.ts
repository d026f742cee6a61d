import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { OUTSIDE_TESTS, REPORT_FILE, type Report, type TestOutcome } from './report.ts';

type Thrown = { message: string; stack?: string; stacks?: unknown[]; diff?: string };
/** Vitest says of an error outside any test in which file it arose, where it knows that. */
type Unhandled = Thrown & { VITEST_TEST_PATH?: string };

/** Writes what became of each test, for the sum and for second tries. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Unhandled[]): void {
    const file = process.env[REPORT_FILE];
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}

function reportOf(modules: readonly TestModule[], unhandled: readonly Unhandled[]): Report {
  const tests = modules.flatMap((module) => [
    ...[...module.children.allTests()].map((test) => outcomeOf(test, module)),
    ...module.errors().map((error) => outsideTests(pathOf(module.moduleId), error)),
  ]);
  const placed = unhandled.filter((error) => error.VITEST_TEST_PATH);
  const nowhere = unhandled.filter((error) => !error.VITEST_TEST_PATH);
  return {
    tests: [...tests, ...placed.map((error) => outsideTests(pathOf(error.VITEST_TEST_PATH ?? ''), error))],
    errors: nowhere.map(wholeOf),
  };
}

function outcomeOf(test: TestCase, module: TestModule): TestOutcome {
  const { state, errors = [] } = test.result();
  const file = pathOf(module.moduleId);
  return {
    file,
    title: test.fullName,
    again: [file],
    isPassed: state === 'passed',
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    failure: state === 'passed' ? '' : errors.map(wholeOf).join('\n\n') || `it was ${state}`,
  };
}

/** A file that could not be loaded, or a promise that nobody waited for. */
const outsideTests = (file: string, error: Thrown): TestOutcome => ({
  file,
  title: OUTSIDE_TESTS,
  again: [file],
  isPassed: false,
  seconds: 0,
  failure: wholeOf(error),
});

const wholeOf = ({ message, stack, diff }: Thrown): string =>
  [stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`, diff].filter(Boolean).join('\n');

const pathOf = (file: string): string => file.replace(`${process.cwd()}/`, '');
