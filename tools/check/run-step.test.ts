import { expect, test } from 'vitest';
import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

const step = (script: string, minutes = 1): Step => ({
  name: 'example',
  because: 'a test of the runner',
  command: [process.execPath, '-e', script],
  counts: 'one',
  minutes,
});

test('a step that ends with 0 ended well, any other did not', async () => {
  expect(await runStep(step('process.exit(0)'))).toMatchObject({ endedWell: true });
  expect(await runStep(step('process.exit(3)'))).toMatchObject({ endedWell: false });
  expect(await runStep({ ...step(''), command: ['no-such-program'] })).toMatchObject({ endedWell: false });
});

test('a step that hangs is stopped and did not end well', async () => {
  expect(await runStep(step('setInterval(() => {}, 1000)', 0.01))).toMatchObject({ endedWell: false });
});

test('a step is done when its program is, even if a daemon of it keeps the output open', async () => {
  const daemon = `const { pid } = require('node:child_process')
    .spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'inherit' });
    console.log(pid);
    process.exit(0)`;
  const { endedWell, output } = await runStep(step(daemon), true);
  // It is there still, and was not waited for; killing what is not there throws.
  process.kill(Number(output), 'SIGKILL');
  expect(endedWell).toBe(true);
});

test('what a step says can be kept until it has ended, both ways of saying in one', async () => {
  const talks = step(`console.log('out'); console.error('err'); process.exit(1)`);
  const { endedWell, output } = await runStep(talks, true);
  expect([endedWell, output.split('\n').toSorted()]).toEqual([false, ['', 'err', 'out']]);
});
