import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.ts';

const SECONDS = 1000;
const area = AREAS[process.env.MUTANTS_AREA ?? ''];

/** The tests of one area of the mutation test; only those with a database wait for one. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [...(area?.tests ?? [])],
    globalSetup: area?.database ? ['server/testing/global-setup.ts'] : [],
    setupFiles: ['server/testing/each-file.ts'],
    testTimeout: 30 * SECONDS,
    hookTimeout: 30 * SECONDS,
    expect: { poll: { timeout: 5 * SECONDS } },
  },
});
