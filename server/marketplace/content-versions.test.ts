import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { standingClock } from '../testing/standing-clock.ts';
import { contentVersions } from './content-versions.ts';

test('who comes while a version is read waits for the next reading', async () => {
  const answers: (() => void)[] = [];
  const db = {
    getExecutor: () => db,
    provideConnection: () => undefined,
    transformQuery: (node: unknown) => node,
    compileQuery: () => ({ parameters: [] }),
    executeQuery: () => new Promise((resolve) => answers.push(() => resolve({ rows: [] }))),
  };
  const versionOf = contentVersions({ db: db as never, clock: standingClock() });
  const first = versionOf(['a']);
  await turn();
  const others = [versionOf(['a']), versionOf(['b', 'c'])];
  await turn();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  expect(await first).toBe('0 0');
  await turn();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  expect(await Promise.all(others)).toEqual(['0 0', '0 0 0']);
});
