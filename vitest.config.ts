import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LEFT_TO_FULL_CHECK } from './tools/check/left-out.ts';

const SECONDS = 1000;
const OURS = ['contract', 'server', 'web', 'tools', 'bench'].map((part) => `${part}/**/*.test.ts`);
/** They measure the time or the memory of a whole process, which must not hold what others have left in it. */
const MEASURING = ['server/platform/pictures/**/*.test.ts', 'server/marketplace/files/hostile.slow.test.ts'];
/** It compares milliseconds, which whatever runs beside it would move. */
const TIMING = [
  'server/marketplace/accounts/session/enumeration.slow.test.ts',
  'server/marketplace/calendar/calendar.slow.test.ts',
  'server/marketplace/conversations/open-page.slow.test.ts',
];
/** A suite that takes long is called *.slow.test.ts; the quick check leaves it, and a few more, to the full one. */
const LEFT_OUT = process.env.CHECK_QUICK ? ['**/*.slow.test.ts', ...LEFT_TO_FULL_CHECK] : [];

export default defineConfig({
  test: {
    // The machines that run this have two cores. Where one file waits, for a stop or a second try, another goes on.
    maxWorkers: 4,
    // Once for the run, and not once for each project.
    globalSetup: ['server/testing/global-setup.ts'],
    projects: [
      // Test files that one process runs after each other load the server once, and hand its product on as long as it is as
      // new (server/testing/story.ts).
      projectOf('node', { include: OURS, exclude: [...MEASURING, ...TIMING], isolate: false }),
      projectOf('measuring', { include: MEASURING, exclude: [], isolate: true }),
      projectOf('timing', { include: TIMING, exclude: [], isolate: true, isAlone: true }),
    ],
  },
});

type Files = {
  include: string[];
  exclude: string[];
  isolate: boolean;
  /** After all others, and one file at a time. */
  isAlone?: true;
};

function projectOf(
  name: string,
  { include, exclude, isolate, isAlone }: Files,
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      ...(isAlone && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
      isolate,
      include,
      exclude: [...configDefaults.exclude, 'tools/fixtures/**', ...exclude, ...LEFT_OUT],
      setupFiles: ['server/testing/each-file.ts'],
      // A machine of CI has been four times slower than the day before, and has stood still for half a minute. How quickly a
      // thing must be done is for the story to say; what never ends is found as surely after two minutes.
      testTimeout: 120 * SECONDS,
      hookTimeout: 120 * SECONDS,
      // How long a story waits for what is to come, not how quickly it must come.
      expect: { poll: { timeout: 60 * SECONDS } },
    },
  };
}
