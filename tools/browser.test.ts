import { execFile } from 'node:child_process';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

type Programs = Record<string, 'answers' | 'fails'>;

/** What a machine with these programs and nothing else finds, or how it ends. */
async function found(programs: Programs, named?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-browsers-'));
  for (const [name, how] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\nexit ${how === 'answers' ? 0 : 1}\n`);
    await chmod(join(folder, name), 0o755);
  }
  const script = `import { findBrowser } from './tools/browser.ts'; console.log(await findBrowser());`;
  const env = {
    PATH: folder,
    PLAYWRIGHT_BROWSERS_PATH: folder,
    ...(named !== undefined && { CHROME_PATH: join(folder, named) }),
  };
  const outcome = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  return outcome.then(
    ({ stdout }) => stdout.trim().replace(`${folder}/`, ''),
    ({ code, stderr }) => `${code}: ${stderr}`,
  );
}

test('the browser of the tests is one on the PATH that answers', async () => {
  expect(await found({ chromium: 'answers', 'google-chrome': 'answers' })).toBe('chromium');
  expect(await found({ chromium: 'fails', 'google-chrome': 'answers' })).toBe('google-chrome');
});

test('the one that CHROME_PATH names counts first, and must run', async () => {
  expect(await found({ chromium: 'answers', mine: 'answers' }, 'mine')).toBe('mine');
  expect(await found({ chromium: 'answers', mine: 'fails' }, 'mine')).toMatch(
    /^1: [^]*CHROME_PATH: \S+\/mine does not run\./,
  );
});

test('where there is none and none can be installed, the run fails and says what to do', async () => {
  const ending = await found({});
  expect(ending).toMatch(/^1: [^]*The tests need Chromium or Chrome\./);
  expect(ending).toContain('npx playwright install chromium');
});
