import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/testing/free-port.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Driven, Task } from './load/drive.ts';
import type { Flooded, FloodTask } from './load/flood.ts';

export type Server = { port: number; pid: number; stop(): Promise<void> };
/** Bare Node beside the product, which answers the row that it is told to. */
export type Side = Server & { serve(row: string): Promise<void> };
export type Load = {
  drive(task: Task): Promise<Driven>;
  flood(task: FloodTask): Promise<Flooded>;
  stop(): Promise<void>;
};

const POOL = '10';
const START_MS = 60_000;

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Thirty-two who ask without a pause are more than a busy machine can take: what is measured is how it answers them. */
export const UNHURRIED = { MAX_EVENT_LOOP_DELAY: '20000', DATABASE_WAIT: '20000', REQUEST_WAIT: '60000' };

type Ours = {
  databaseUrl: string;
  /** Where it keeps files; the folder of this repository's own product where nothing is said. */
  dataDir?: string;
  /** `web` only answers: where this much comes in, the worker would be a process of its own. `all` does everything. */
  role?: 'web' | 'all';
  /** A module that Node loads before the product. */
  preload?: string;
  /** It draws each page each time, as if what it is made of had just changed. */
  keepsPages?: false;
  /** It refuses what it cannot answer in time, as by default. */
  isHurried?: boolean;
};

/** The product as an operator starts it, with its log as by default. */
export async function startOurs(options: Ours): Promise<Server> {
  const { databaseUrl, dataDir, role = 'web', preload, keepsPages, isHurried } = options;
  const port = await freePort();
  const child = spawn(process.execPath, [...(preload ? ['--import', fileOf(preload)] : []), ...START], {
    cwd: fileOf('../..'),
    env: {
      ...process.env,
      npm_lifecycle_event: '',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: POOL,
      PORT: String(port),
      HOST: '127.0.0.1',
      PLATFORM: 'staging',
      SINGLE_MACHINE: 'true',
      ROLE: role,
      ...(dataDir && { DATA_DIR: dataDir }),
      ...(keepsPages === false && { KEPT_PAGES_MB: '0' }),
      ...(!isHurried && UNHURRIED),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => stopped(child);
  await whenReady(port, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, pid: child.pid ?? 0, stop };
}

/** What `npm start` hands to Node, flags and all. */
const START = packageJson.scripts.start.split(' ').slice(1);

export async function startSide(databaseUrl: string): Promise<Side> {
  const child = fork(fileOf('side.ts'), {
    // React is several times slower in development.
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_POOL: POOL, NODE_ENV: 'production' },
  });
  const { port } = await said<{ port: number }>(child);
  return {
    port,
    pid: child.pid ?? 0,
    async serve(row) {
      child.send({ row });
      await said(child);
    },
    stop: () => stopped(child),
  };
}

export function startLoad(): Load {
  const child = fork(fileOf('load.ts'));
  const done = async <T>(task: Task | FloodTask): Promise<T> => {
    child.send(task);
    const { result, error } = await said<{ result?: T; error?: string }>(child);
    if (!result) throw new Error(`the load process failed: ${error}`);
    return result;
  };
  return { drive: done<Driven>, flood: done<Flooded>, stop: () => stopped(child) };
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
