import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from './tools/browser.ts';

const SECONDS = 1000;

/** A process less for each tab, and none of them spreads its work over cores that have none to spare. */
const FRUGAL = ['--renderer-process-limit=1', '--js-flags=--single-threaded'];

/** A key scrolls at once. While the page still glides for one key, the browser may lose the next one. */
const AT_ONCE = '--disable-smooth-scrolling';

// The workers read this file too, and take the one that is found here.
process.env.CHROME_PATH = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  // What is built runs as it is; read like a test, it would take longer than the stories that ask it.
  build: { external: ['**/dist/**'] },
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  reporter: [
    // Where nobody watches, what failed must not stand far above the last line.
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['./tools/check/playwright-reporter.ts'],
  ],
  // A world and a database for each worker, in which its stories follow each other. More workers than cores end later: two
  // cores took 108 s with two, 116 with three and 124 with four. `npm test` runs a story that failed again, alone
  // (tools/check/second-tries.ts).
  workers: availableParallelism(),
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // How long a story waits for what is to come, on a machine that may be four times slower than the day before.
  timeout: 120 * SECONDS,
  expect: { timeout: 30 * SECONDS },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: process.env.CHROME_PATH,
          args: [...CHROMIUM_FLAGS, ...FRUGAL, AT_ONCE],
        },
        serviceWorkers: 'block',
        // Recording every step of every story takes a third of the time: ask for it when one is broken (--trace on).
        trace: 'off',
        screenshot: 'only-on-failure',
      },
    },
  ],
});
