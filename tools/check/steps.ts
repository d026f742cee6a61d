import { join } from 'node:path';

/** How a step's tests are counted: one check for the step itself, or the report that its runner writes. */
export type Counting = 'one' | 'vitest' | 'playwright';

export type Step = {
  name: string;
  /** One line for the reader of the output: why this step exists. */
  because: string;
  command: readonly string[];
  env?: Record<string, string>;
  counts: Counting;
  /** Where the test runner leaves its JSON report. */
  report?: string;
  slow?: true;
  minutes: number;
};

const ours = (file: string, ...options: string[]) => [process.execPath, file, ...options];

/** What CI runs, in this order, quickest first. */
export function steps(reports: string, isQuick: boolean): Step[] {
  const all: Step[] = [
    {
      ...check('format', 'one layout, so that a diff shows only what changed'),
      command: ['biome', 'format', '--max-diagnostics=10', '.'],
    },
    {
      ...check('lint', 'promises, types, sizes, accessibility, hooks'),
      command: ['oxlint', '-c', '.oxlintrc.json'],
    },
    {
      ...check('own rules', 'what no bought linter knows about this market'),
      command: ours('tools/lint.ts'),
    },
    {
      ...check('pins', 'the same packages everywhere, and no surprise scripts'),
      command: ours('tools/pins.ts'),
    },
    {
      ...check('lockfile', 'npm ci works on every system'),
      command: ours('tools/lockfile.mjs', '--check'),
    },
    {
      ...check('types', 'the contract holds on both sides of the wire'),
      command: ['tsc', '-p', 'tsconfig.json'],
    },
    { ...check('imports', 'features and audiences stay apart'), command: ours('tools/imports.ts') },
    { ...check('dead code', 'what nobody uses, nobody maintains'), command: ['knip', '--no-progress'] },
    {
      ...check('generated docs', 'docs/generated tells what the code does now'),
      command: ours('tools/docs.ts', '--check'),
    },
    unitAndStories(reports, isQuick),
    browserStories(reports),
  ];
  return all.filter((step) => !(isQuick && step.slow));
}

const check = (name: string, because: string) => ({ name, because, counts: 'one' as const, minutes: 5 });

function unitAndStories(reports: string, isQuick: boolean): Step {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: 'unit and stories',
    because: 'the rules, and the stories of the market through the real door on a real database',
    command: ['vitest', 'run', ...reporters],
    env: isQuick ? { CHECK_QUICK: 'yes' } : {},
    counts: 'vitest',
    report,
    minutes: 15,
  };
}

function browserStories(reports: string): Step {
  const report = join(reports, 'playwright.json');
  return {
    name: 'browser stories',
    because: 'what people see and click, in a real browser',
    command: ['playwright', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    counts: 'playwright',
    report,
    slow: true,
    minutes: 30,
  };
}
