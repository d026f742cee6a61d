import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, storiesOf } from './changed.ts';
import { fileOfProof } from './proofs.ts';
import { REPORT_FILE } from './report.ts';

/** How a step is counted: as one check, or by the tests in the report that its runner writes. */
export type Counting = 'one' | 'tests';

export type Step = {
  name: string;
  /** One line for the reader of the output: why this step exists. */
  because: string;
  command: readonly string[];
  env?: Record<string, string>;
  counts: Counting;
  /** Where its reporter writes (report.ts). */
  report?: string;
  /** How these of its tests run again, alone. */
  again?: (tests: readonly string[], attempt: number) => Again;
  /** It needs a core and not the machine, so two of them run side by side. */
  needsOneCore?: true;
  /** No test may be found, and nothing is wrong then. */
  mayBeEmpty?: true;
  minutes: number;
};

export type Again = { command: readonly string[]; env: Record<string, string>; report: string };

/**
 * What is checked: everything, what is quick, what these changed files ask for, or the proofs of these names, which take too
 * long for all; without a name all proofs.
 */
export type Scope = 'all' | 'quick' | { changed: string[] } | { proofs: string[] };

const ours = (file: string, ...options: string[]) => [process.execPath, file, ...options];

/** What CI runs, in this order. */
export function steps(reports: string, scope: Scope): Step[] {
  if (typeof scope === 'object' && 'proofs' in scope) return [proofsOf(reports, scope.proofs)];
  if (typeof scope === 'object') return [...ofChange(scope.changed), ...testsOf(reports, scope.changed)];
  const tests = unitAndStories(reports, scope === 'quick' ? { CHECK_QUICK: 'yes' } : {});
  return scope === 'quick' ? [...ofSources(), tests] : [...ofSources(), tests, browserStories(reports)];
}

/** What a change in the middle of the work is held against; the rest is for the commit. */
const OF_A_CHANGE = new Set(['types', 'lint', 'own rules', 'format']);

function ofChange(changed: string[]): Step[] {
  const code = changed.filter((path) => /\.([cm]?[jt]s|tsx)$/.test(path));
  return ofSources(code).filter(({ name }) => OF_A_CHANGE.has(name) && (name !== 'lint' || code.length > 0));
}

/**
 * By default four checkers look at what they share four times, for two cores that the tests need. What is known of files that
 * have not changed is kept; a new installation of packages begins without.
 */
const TYPES =
  'tsc -p tsconfig.json --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo';
const DEAD = 'knip --no-progress --cache';

/** What needs nothing but the sources. `code`: the files that are linted, or all. */
const ofSources = (code: string[] = []): Step[] => [
  {
    ...check('types', 'the contract holds on both sides of the wire'),
    command: TYPES.split(' '),
  },
  {
    ...check('lint', 'promises, types, sizes, accessibility, hooks'),
    command: ['oxlint', '-c', '.oxlintrc.json', ...code],
  },
  { ...check('dead code', 'what nobody uses, nobody maintains'), command: DEAD.split(' ') },
  { ...check('imports', 'features and audiences stay apart'), command: ours('tools/imports.ts') },
  {
    ...check(
      'generated docs',
      'docs/generated tells what the code does now, and each requirement has its test',
    ),
    command: ours('tools/docs.ts', '--check'),
  },
  {
    ...check('own rules', 'what no bought linter knows about this market'),
    command: ours('tools/lint.ts'),
  },
  {
    ...check('format', 'one layout, so that a diff shows only what changed'),
    command: ['biome', 'format', '--max-diagnostics=10', '.'],
  },
  {
    ...check('pins', 'the same packages everywhere, and no surprise scripts'),
    command: ours('tools/pins.ts'),
  },
  {
    ...check('lockfile', 'npm ci works on every system'),
    command: ours('tools/lockfile.mjs', '--check'),
  },
];

const check = (name: string, because: string) => ({
  name,
  because,
  counts: 'one' as const,
  needsOneCore: true as const,
  minutes: 5,
});

/** The tests of the folders in which something was changed, and the browser stories of those folders. */
function testsOf(reports: string, changed: string[]): Step[] {
  const folders = foldersOf(changed);
  const unit = unitAndStories(reports, { CHECK_QUICK: 'yes' });
  const near: Step = {
    ...unit,
    command: [...unit.command, '--passWithNoTests', ...folders],
    mayBeEmpty: true,
  };
  const stories = storiesOf(changed);
  const browser = browserStories(reports);
  return [
    ...(folders.length > 0 ? [near] : []),
    ...(stories.length > 0 ? [{ ...browser, command: [...browser.command, ...stories] }] : []),
  ];
}

function unitAndStories(reports: string, env: Record<string, string>): Step {
  const report = join(reports, 'vitest.json');
  const command = ['vitest', 'run', '--reporter=default', '--reporter=./tools/check/vitest-reporter.ts'];
  return {
    name: 'unit and stories',
    because: 'the rules, and the stories of the market through the real door on a real database',
    command,
    env: { ...env, [REPORT_FILE]: report },
    counts: 'tests',
    report,
    again: (files, attempt) => {
      const of = join(reports, `vitest-${attempt}.json`);
      const alone = [...command, '--maxWorkers=1', '--no-file-parallelism', ...files];
      return { command: alone, env: { ...env, [REPORT_FILE]: of }, report: of };
    },
    minutes: 40,
  };
}

function proofsOf(reports: string, names: string[]): Step {
  const step = unitAndStories(reports, { CHECK_PROOFS: 'yes' });
  return { ...step, name: 'proofs', command: [...step.command, ...names.map(fileOfProof)] };
}

function browserStories(reports: string): Step {
  const report = join(reports, 'playwright.json');
  return {
    name: 'browser stories',
    because: 'what people see and click, in a real browser',
    command: ['playwright', 'test'],
    env: { [REPORT_FILE]: report },
    counts: 'tests',
    report,
    again: (ids, attempt) => failedStories(reports, { ids, attempt }),
    minutes: 60,
  };
}

/** The stories with these ids, one after the other; the pictures of the first try stay where they are. */
function failedStories(
  reports: string,
  { ids, attempt }: { ids: readonly string[]; attempt: number },
): Again {
  const report = join(reports, `playwright-${attempt}.json`);
  const lastRun = join(reports, `last-run-${attempt}.json`);
  writeFileSync(lastRun, JSON.stringify({ status: 'failed', failedTests: ids }));
  const command = ['playwright', 'test', '--last-failed', `--last-failed-file=${lastRun}`, '--workers=1'];
  return {
    command: [...command, `--output=test-results/try-${attempt}`],
    env: { [REPORT_FILE]: report },
    report,
  };
}
