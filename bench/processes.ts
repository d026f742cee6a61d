import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/testing/free-port.ts';
import type { Driven, Task } from './load/drive.ts';

export type Server = { port: number; stop(): Promise<void> };
export type Load = { drive(task: Task): Promise<Driven>; stop(): Promise<void> };

const POOL = '10';
const START_MS = 60_000;

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * The product as an operator starts it, with its log as by default. The worker would be a process of its own where
 * this much comes in, so this one only answers.
 */
export async function startOurs(databaseUrl: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileOf('../server/main.mjs')], {
    cwd: fileOf('..'),
    env: {
      ...process.env,
      npm_lifecycle_event: '',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: POOL,
      PORT: String(port),
      HOST: '127.0.0.1',
      PLATFORM: 'staging',
      ROLE: 'web',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => stopped(child);
  await whenReady(port, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, stop };
}

export async function startBare(databaseUrl: string): Promise<Server> {
  const child = fork(fileOf('bare.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_POOL: POOL },
  });
  const { port } = await said<{ port: number }>(child);
  return { port, stop: () => stopped(child) };
}

/** React alone, which draws the elements of a page and nothing else. */
export async function startReactAlone(html: string): Promise<Server> {
  const child = fork(fileOf('react-alone.ts'), { env: { ...process.env, NODE_ENV: 'production' } });
  child.send(html);
  const { port } = await said<{ port: number }>(child);
  return { port, stop: () => stopped(child) };
}

export function startLoad(): Load {
  const child = fork(fileOf('load.ts'));
  return {
    async drive(task) {
      child.send(task);
      const answer = await said<{ driven?: Driven; error?: string }>(child);
      if (!answer.driven) throw new Error(`the load process failed: ${answer.error}`);
      return answer.driven;
    },
    stop: () => stopped(child),
  };
}

/** What a child process says next. */
async function said<T>(child: ChildProcess): Promise<T> {
  const over = new AbortController();
  const message = once(child, 'message', over).then(([first]) => first as T);
  const exit = once(child, 'exit', over).then(() => {
    throw new Error(`${child.spawnargs.at(-1)} ended`);
  });
  try {
    return await Promise.race([message, exit]);
  } finally {
    over.abort();
    await Promise.allSettled([message, exit]);
  }
}

export async function whenReady(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error('the product did not start');
}

export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
