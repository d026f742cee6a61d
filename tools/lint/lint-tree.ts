import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { actsGoOnce } from './acts-go-once.ts';
import { freeTextIsTyped } from './free-text-is-typed.ts';
import { noClockInFeatures } from './no-clock-in-features.ts';
import { noIdsInProse } from './no-ids-in-prose.ts';
import { noMachineAddress } from './no-machine-address.ts';
import { noSecrets } from './no-secrets.ts';
import { noSessionState } from './no-session-state.ts';
import { noStatusLiteral } from './no-status-literal.ts';
import { ownDatabaseOnly } from './own-database-only.ts';
import { routesAreThin } from './routes-are-thin.ts';
import { rowsAreTyped } from './rows-are-typed.ts';
import { type Rule, type SourceText, sourceText } from './rule.ts';
import { sentencesInCopy } from './sentences-in-copy.ts';

export type Finding = { rule: string; place: string; instead: string };

export const RULES: readonly Rule[] = [
  noClockInFeatures,
  noStatusLiteral,
  routesAreThin,
  sentencesInCopy,
  actsGoOnce,
  freeTextIsTyped,
  rowsAreTyped,
  ownDatabaseOnly,
  noSessionState,
  noIdsInProse,
  noMachineAddress,
  noSecrets,
];

/** Applies every rule to every text file below `root` that git knows or would add. */
export function lintTree(root: string): { files: number; findings: Finding[] } {
  const files = textFiles(root).map((path) => sourceText(path, readFileSync(join(root, path), 'utf8')));
  return { files: files.length, findings: files.flatMap(findingsIn) };
}

function findingsIn(file: SourceText): Finding[] {
  const covering = RULES.filter((rule) => rule.covers(file.path));
  return covering.flatMap((rule) =>
    rule
      .finds(file)
      .map((offset) => lineAt(file.text, offset))
      .filter((line) => !isExcused(file.text, line, rule.name))
      .map((line) => ({ rule: rule.name, place: `${file.path}:${line}`, instead: rule.instead })),
  );
}

function textFiles(root: string): string[] {
  return [...new Set(knownFiles(root))].filter(
    (path) => path && !BINARY.test(path) && !path.startsWith(PLANTED) && existsSync(join(root, path)),
  );
}

/** What git knows or would add; in a tree that was exported without its history, what lies there. */
function knownFiles(root: string): string[] {
  try {
    const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio }).split('\0');
  } catch {
    const found = globSync('**/*', {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) => MADE.includes(entry.name),
    });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  }
}

const MADE = ['.git', 'node_modules', 'dist', '.build', '.data', 'test-results', 'playwright-report'];
/** The planted violations are looked at by checks.test.ts, which gives their folder as the root. */
const PLANTED = 'tools/fixtures/';
const BINARY = /[.](png|jpe?g|gif|webp|avif|heic|ico|woff2?|ttf|pdf|gz|br|zip)$/i;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** `// allow no-status-literal: the reason` on the line or the one above; without a reason it does not count. */
function isExcused(text: string, line: number, rule: string): boolean {
  const excuse = new RegExp(`allow ${rule}: \\S.{9,}`);
  return text
    .split('\n')
    .slice(Math.max(0, line - 2), line)
    .some((near) => excuse.test(near));
}
