import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.ts';

const SECONDS = 1000;
const area = AREAS[process.env.MUTANTS_AREA ?? ''];

/** The tests of one area of the mutation test; only those with a database wait for one. */
export default defineConfig({
  test: {
    environment: 'node',
    include: area ? [gathered(area.tests)] : [],
    globalSetup: area?.database ? ['server/testing/global-setup.ts'] : [],
    setupFiles: ['server/testing/each-file.ts'],
    // A story that a busy machine is late with would count as a mistake that was found.
    testTimeout: 120 * SECONDS,
    hookTimeout: 120 * SECONDS,
    expect: { poll: { timeout: 10 * SECONDS } },
  },
});

/**
 * All tests of an area in one file, written where nothing else looks: to load the product, to copy a database and to start
 * takes longer than most stories, and is so paid once for each mistake.
 */
function gathered(tests: readonly string[]): string {
  const folder = '.data/mutants';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/area.test.ts`, tests.map((test) => `import '../../${test}';\n`).join(''));
  return `${folder}/area.test.ts`;
}
