import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LEFT_TO_FULL_CHECK } from './tools/check/left-out.ts';

const SECONDS = 1000;
const every = (kind: string) =>
  ['contract', 'server', 'web', 'tools', 'bench'].map((part) => `${part}/**/*${kind}.test.ts`);
/** They start processes, kill, or measure, and whatever runs beside them would be in their way. */
const ALONE = every('.alone');
/** Such ones that take longer than five seconds: `npm run prove`. */
const PROOFS = ['proofs/*.test.ts'];
/** A suite that takes long is called *.slow.test.ts; the quick check leaves it, and a few more, to the full one. */
const LEFT_OUT = process.env.CHECK_QUICK ? [...every('.slow'), ...ALONE, ...LEFT_TO_FULL_CHECK] : [];

export default defineConfig({
  test: {
    // Where one file waits, for a stop or a second try, another goes on.
    maxWorkers: 2 * availableParallelism(),
    // Once for the run, and not once for each project.
    globalSetup: ['server/testing/global-setup.ts'],
    projects: process.env.CHECK_PROOFS
      ? [projectOf('proofs', { include: PROOFS, exclude: [], isAlone: true })]
      : [
          projectOf('together', { include: every(''), exclude: ALONE }),
          projectOf('alone', { include: ALONE, exclude: [], isAlone: true }),
        ],
  },
});

type Files = {
  include: string[];
  exclude: string[];
  /** After all others, one file at a time, and in a process that holds nothing of another one. */
  isAlone?: true;
};

function projectOf(name: string, { include, exclude, isAlone }: Files): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      ...(isAlone && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
      // Test files that one process runs after each other load the server once, and hand its product on as long as it is as
      // new (server/testing/story.ts).
      isolate: isAlone === true,
      include,
      exclude: [...configDefaults.exclude, 'tools/fixtures/**', ...exclude, ...LEFT_OUT],
      setupFiles: ['server/testing/each-file.ts'],
      // They find what hangs, on a machine that may stand still for half a minute; they measure nothing.
      testTimeout: 120 * SECONDS,
      hookTimeout: 120 * SECONDS,
      expect: { poll: { timeout: 60 * SECONDS } },
    },
  };
}
