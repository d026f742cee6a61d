import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import { databaseSettings } from './databases.ts';
import { atEndOfFile } from './end-of-file.ts';
import { freePort } from './free-port.ts';
import { UNHURRIED } from './unhurried.ts';

export type SecondProcess = {
  baseUrl: string;
  /** Its exit code, once it has one; null when it was killed. */
  ended: Promise<number | null>;
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
  /** Asks it to stop, as a deployment does; fails unless it ends well. */
  stop(): Promise<void>;
};

/** `clock`: that of the market, at whose moment the clock of the process stands. */
type Options = {
  databaseUrl: string;
  clock: Clock;
  role?: 'web' | 'worker' | 'all';
  drainSeconds?: number;
  /** Further settings. */
  env?: Record<string, string>;
};

/** Starts the product as a process of its own on a database that others use too; answers when it is ready. */
export async function secondProcess(options: Options): Promise<SecondProcess> {
  const { databaseUrl, clock, role = 'web', drainSeconds = 0, env } = options;
  if (!existsSync('dist/server/server.js')) throw new Error('there is no web build: run npm run build');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { child, output } = run({
    ...databaseSettings(databaseUrl),
    ROLE: role,
    PORT: String(port),
    DRAIN_SECONDS: String(drainSeconds),
    CLOCK_STANDS_AT: clock.now().toISOString(),
    ...env,
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await untilReady(baseUrl, child).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`the second process did not start:\n${output()}`, { cause: error });
  });
  return {
    baseUrl,
    ended,
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`the second process ended with ${code ?? 'a kill'}:\n${output()}`);
    },
  };
}

let opened: Promise<SecondProcess> | null = null;

/** One for all of a test file: it starts when it is first asked for, and stops when the file has ended. */
export function theSecond({
  databaseUrl,
  clock,
}: Pick<Options, 'databaseUrl' | 'clock'>): Promise<SecondProcess> {
  if (!opened) {
    opened = secondProcess({ databaseUrl, clock });
    atEndOfFile(stopSecond);
  }
  return opened;
}

async function stopSecond(): Promise<void> {
  const second = await opened;
  opened = null;
  await second?.stop();
}

const STANDING = new URL('standing-process.mjs', import.meta.url);

const SETTINGS = {
  PLATFORM: 'staging',
  SINGLE_MACHINE: 'true',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  NODE_OPTIONS: `--import=${STANDING.href}`,
  ...UNHURRIED,
  // As if npm had started it, so that it ends by itself when the tests are killed.
  npm_lifecycle_event: 'test',
};

function run(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['server/main.mjs'], {
    env: { PATH: process.env.PATH, ...SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output = `${output}${text.toString()}`.slice(-8_000);
    });
  return { child, output: () => output };
}

// A machine that has much else to do is slow to start it.
const PATIENCE_MS = 60_000;

async function untilReady(baseUrl: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${baseUrl}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    if (Date.now() > end) throw new Error(`it is not ready: ${answer?.status ?? 'no answer'}`);
    await sleep(30);
  }
}
