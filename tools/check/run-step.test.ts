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
  expect(await runStep(step('process.exit(0)'))).toBe(true);
  expect(await runStep(step('process.exit(3)'))).toBe(false);
  expect(await runStep({ ...step(''), command: ['no-such-program'] })).toBe(false);
});

test('a step that hangs is stopped and did not end well', async () => {
  expect(await runStep(step('setInterval(() => {}, 1000)', 0.01))).toBe(false);
});

test('a step is done when its program is, even if a daemon of it keeps the output open', async () => {
  const daemon = `require('node:child_process')
    .spawn(process.execPath, ['-e', 'setTimeout(() => {}, 8000)'], { detached: true, stdio: 'inherit' }).unref()`;
  const started = performance.now();
  expect(await runStep(step(daemon))).toBe(true);
  expect(performance.now() - started).toBeLessThan(6000);
});
