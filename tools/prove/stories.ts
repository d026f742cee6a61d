import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoriesOn } from '../../server/testing/stories-on.ts';

export type Told = { passed: number; failures: string[]; seconds: number };

type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

/** Plays the stories of these files of the test suite, on the servers at these addresses. */
export async function playStories(on: StoriesOn, files: readonly string[]): Promise<Told> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-told-'));
  const report = join(folder, 'report.json');
  const begun = Date.now();
  // Its connections to servers that stay are closed with it; there is nothing to wait for.
  const args = [
    VITEST,
    'run',
    '--teardownTimeout=500',
    '--reporter=json',
    `--outputFile=${report}`,
    '--maxWorkers=1',
    ...files,
  ];

  const child = spawn(process.execPath, args, {
    env: { ...process.env, STORIES_ON: JSON.stringify(on) },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be read has no tests that failed.
    if (failed.length === 0) return message ? [`${name}: ${message}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`);
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  return { passed: numPassedTests, failures, seconds };
}
