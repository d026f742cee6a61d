import { configDefaults, defineConfig } from 'vitest/config';
import { LEFT_TO_FULL_CHECK } from './tools/check/left-out.ts';

const SECONDS = 1000;
/** A suite that takes long is called *.slow.test.ts; the quick check leaves it, and a few more, to the full one. */
const LEFT_OUT = process.env.CHECK_QUICK ? ['**/*.slow.test.ts', ...LEFT_TO_FULL_CHECK] : [];

export default defineConfig({
  test: {
    // The machines that run this have two cores. Where one file waits, for a stop or a second try, another goes on.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['contract', 'server', 'web', 'tools', 'database'].map((part) => `${part}/**/*.test.ts`),
          exclude: [...configDefaults.exclude, 'tools/fixtures/**', ...LEFT_OUT],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 30 * SECONDS,
          hookTimeout: 30 * SECONDS,
          // How long a story waits for what is to come, not how quickly it must come.
          expect: { poll: { timeout: 15 * SECONDS } },
        },
      },
    ],
  },
});
