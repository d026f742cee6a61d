import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The browser stories that a change asks for: of each folder a few that take seconds, and reach most of it. The first row
 * that fits counts. The rest is for `npm test`.
 */
const STORIES_OF: [folder: RegExp, stories: string[]][] = [
  [/^web\/admin\//, ['e2e/admin-phone.e2e.ts']],
  [/^web\/business\//, ['e2e/wording.e2e.ts']],
  [/^web\/customer\//, ['e2e/wording.e2e.ts']],
  [/^web\/visitor\/|^web\/marketplace\/catalogue\//, ['e2e/trades.e2e.ts']],
  [/^web\/marketplace\/privacy\//, ['e2e/privacy.e2e.ts']],
  [/^web\/marketplace\/billing\//, ['e2e/billing.e2e.ts']],
  [/^web\/marketplace\/live\//, ['e2e/live.e2e.ts']],
  [/^web\/marketplace\/accounts\//, ['e2e/password-first.e2e.ts']],
  [/^web\/offline\//, ['e2e/icons.e2e.ts']],
  [/^web\/(ui|gallery|styles)\//, ['e2e/inputs.e2e.ts']],
  [/^web\/shell\//, ['e2e/routes.e2e.ts']],
  [/^web\/copy\//, ['e2e/wording.e2e.ts']],
  [/^server\/platform\/mail\//, ['e2e/mails.e2e.ts']],
  [/^web\//, ['e2e/routes.e2e.ts']],
];

/** What is changed against the last commit, and what is new, as far as it is there. */
export function changedFiles(): string[] {
  const ask = (...options: string[]) =>
    execFileSync('git', options, { encoding: 'utf8' })
      .split('\0')
      .filter((path) => path !== '' && existsSync(path));
  const changed = ask('diff', '--name-only', '-z', '--relative', 'HEAD');
  return [...new Set([...changed, ...ask('ls-files', '-z', '--others', '--exclude-standard')])].toSorted();
}

/**
 * Where the tests of these changes lie: a feature's folder, a part's, or beside a file that stands alone. Not all that
 * import them, since every story of the server imports all of it.
 */
export function foldersOf(changed: readonly string[]): string[] {
  const folders = changed.flatMap((path) =>
    path.startsWith('database/') ? TABLE_TESTS : [(FOLDER.exec(path) ?? FILE.exec(path))?.[0] ?? ''],
  );
  return [...new Set(folders.filter((folder) => folder !== ''))].toSorted();
}

/**
 * No test lies beside a migration. The first of these runs them all; the second holds that each column is declared personal
 * or not.
 */
const TABLE_TESTS = ['tools/schema.test.ts', 'server/marketplace/privacy/declared.test.ts'];
const FOLDER =
  /^(server\/(marketplace|platform)\/[^/]+\/|(server|web|tools)\/[^/]+\/|contract\/)(?=.*\.tsx?$)/;
/** A file of none of these folders, without its ending: its own test begins the same. */
const FILE = /^(server|web|tools)\/[^/]+?(?=\.tsx?$)/;

/** The browser stories that these changes ask for: the changed ones themselves, and those of their folders. */
export function storiesOf(changed: readonly string[]): string[] {
  const asked = changed.flatMap((path) => {
    const [, stories = []] = STORIES_OF.find(([folder]) => folder.test(path)) ?? [];
    return path.endsWith('.e2e.ts') ? [path] : stories;
  });
  return [...new Set(asked)].toSorted();
}
