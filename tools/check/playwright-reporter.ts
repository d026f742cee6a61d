import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { REPORT_FILE, type TestOutcome } from './report.ts';

/** Writes what became of each browser story, for the sum and for second tries. */
export default class PlaywrightReporter implements Reporter {
  #stories: TestCase[] = [];
  #errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#stories = suite.allTests();
  }

  onError(error: TestError): void {
    this.#errors.push(wholeOf(error));
  }

  onEnd(): void {
    const file = process.env[REPORT_FILE];
    const report = { tests: this.#stories.map(outcomeOf), errors: this.#errors };
    if (file) writeFileSync(file, JSON.stringify(report));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function outcomeOf(story: TestCase): TestOutcome {
  const last = story.results.at(-1);
  const isPassed = story.outcome() === 'expected' && last?.status === 'passed';
  const errors = story.results.flatMap((result) => result.errors);
  return {
    file: relative(process.cwd(), story.location.file),
    title: titleOf(story),
    again: toldTogether(story),
    isPassed,
    seconds: story.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    failure: isPassed ? '' : errors.map(wholeOf).join('\n\n') || `it was ${last?.status ?? 'not run'}`,
  };
}

/** Without the project and the file. */
const titleOf = (story: TestCase): string => story.titlePath().slice(3).join(' > ');

/** Stories of one `describe` go on where the one before them stopped, so they are told again together. */
function toldTogether(story: TestCase): string[] {
  const { parent } = story;
  return parent.type === 'describe' ? parent.allTests().map(({ id }) => id) : [story.id];
}

const wholeOf = ({ message = '', stack, snippet, value }: TestError): string =>
  [stack || message || value, snippet].filter(Boolean).join('\n\n');
