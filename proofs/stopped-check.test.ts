import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { descendantsOf, outlasting, signalAll } from '../server/testing/process-table.ts';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) {
    signalAll(descendantsOf(child.pid ?? 0), 'SIGKILL');
    child.kill('SIGKILL');
  }
});

/** Our code as a program of its own; `said` is what it has printed. */
function program(code: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const out = { child, pid: child.pid ?? 0, said: '' };
  child.stdout.on('data', (text: Buffer) => void (out.said += text.toString()));
  return out;
}

const SERVES = `
  const { throwawayCluster } = await import('./server/testing/cluster.ts');
  await throwawayCluster();
  console.log('serves');
  setInterval(() => {}, 1000)`;

const step = (name: string, code: string) => ({
  name,
  because: 'a test of the check',
  command: [process.execPath, '--input-type=module', '-e', code],
  counts: 'one',
  minutes: 1,
});

const CHECK = `
  const { runSteps } = await import('./tools/check/run-steps.ts');
  await runSteps(${JSON.stringify([step('first', ''), step('second', SERVES), step('third', '')])})`;

const postgresOf = (pid: number) =>
  descendantsOf(pid).filter(({ command }) => /postgres .*-D /.test(command));

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a check that is stopped by %s says what was done and leaves no process behind, no PostgreSQL either',
  async (signal) => {
    const check = program(CHECK);
    await expect.poll(() => check.said).toContain('serves');
    const below = descendantsOf(check.pid);
    expect(postgresOf(check.pid)).toHaveLength(1);
    check.child.kill(signal);
    check.child.kill(signal); // npm sends on what the terminal has sent
    await once(check.child, 'exit');
    expect(await outlasting(below, 0)).toEqual([]);
    expect(check.said).toMatch(/first +\d\.\d s {3}1 passed\nsecond +not done\nthird +not done\n/);
    expect(check.said).toContain(`stopped by ${signal}: 1 of 3 steps were done`);
  },
);

test('a check whose npm has ended stops too', async () => {
  const npm = program(
    `
    const { spawn } = await import('node:child_process');
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(CHECK)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000)`,
    { npm_lifecycle_event: 'test' },
  );
  await expect.poll(() => npm.said).toContain('serves');
  const below = descendantsOf(npm.pid);
  npm.child.kill('SIGKILL');
  expect(await outlasting(below, 10_000)).toEqual([]);
  expect(npm.said).toContain('stopped by the end of npm: 1 of 3 steps were done');
});

test('a PostgreSQL ends with the process that started it, even if that is killed', async () => {
  const tests = program(SERVES);
  await expect.poll(() => tests.said).toContain('serves');
  const below = descendantsOf(tests.pid);
  expect(postgresOf(tests.pid)).toHaveLength(1);
  tests.child.kill('SIGKILL');
  expect(await outlasting(below, 10_000)).toEqual([]);
});
