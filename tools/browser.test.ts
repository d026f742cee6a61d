import { execFile } from 'node:child_process';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Each with how it ends, or with what it does. */
type Programs = Record<string, string>;
const ENDINGS: Programs = { answers: 'exit 0', fails: 'exit 1' };

/** What a machine with these programs and nothing else finds, or how it ends. */
async function found(programs: Programs, named?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-browsers-'));
  for (const [name, how] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${ENDINGS[how] ?? how}\n`);
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

test('of two on the PATH the one without a window is quicker', async () => {
  const both: Programs = { chromium: 'answers', 'chromium-headless-shell': 'answers' };
  expect(await found(both)).toBe('chromium-headless-shell');
  expect(await found({ ...both, 'chromium-headless-shell': 'fails' })).toBe('chromium');
});

test('in a container it is added to the Chromium of Debian, which does as well where that cannot be', async () => {
  const debian: Programs = {
    chromium: 'answers',
    'dpkg-query': 'echo 1.2.3',
    env: 'shift; exec "$@"',
    'apt-get': ADDS,
  };
  const isRoot = process.getuid?.() === 0;
  expect(await found(debian)).toBe(isRoot ? 'chromium-headless-shell' : 'chromium');
  expect(await found({ ...debian, 'dpkg-query': 'fails' })).toBe('chromium');
  expect(await found({ ...debian, 'dpkg-query': 'echo 1.2.4' })).toBe('chromium');
});

/** An apt-get that has the one without a window in one version, and adds it to the folder where it is itself. */
const ADDS = `
for last; do :; done
case "$last" in
  --version | update) exit 0 ;;
  chromium-headless-shell=1.2.3) printf '#!/bin/sh\\n' >"\${0%/*}/chromium-headless-shell" ;;
  *) exit 100 ;;
esac
/bin/chmod 755 "\${0%/*}/chromium-headless-shell"`;

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
