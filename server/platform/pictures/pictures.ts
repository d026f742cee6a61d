import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log/log.ts';
import { Refusal } from '../refusal.ts';
import { ALLOWANCE, type Allowance, watchSpending } from './spending.ts';
import type { Done, Task } from './task.ts';

/** Decodes pictures of strangers: one at a time, in a process of its own that may fall. */
export type Pictures = {
  /** @throws Refusal 'unavailable' when too many wait already */
  run(task: Task): Promise<Done>;
  close(): void;
};

export type PicturesOptions = {
  log: Log;
  /** What one picture may cost before the process is killed; for tests. */
  allowance?: Allowance;
};

const MOST_WAITING = 10;
const IDLE_MS = 30_000;
/** After a picture that took more, the process is replaced: WebAssembly never gives memory back. */
const MOST_BYTES = 250 * 1024 * 1024;

/** Starts no process before the first picture comes. */
export function openPictures({ log, allowance = ALLOWANCE }: PicturesOptions): Pictures {
  const decoder = decoderOf(log);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async (task: Task): Promise<Done> => {
    const before = last;
    const mine = before.then(() => decoder.run(task, allowance));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    async run(task) {
      if (waiting >= MOST_WAITING) throw new Refusal('unavailable');
      waiting += 1;
      try {
        return await inTurn(task);
      } finally {
        waiting -= 1;
      }
    },
    close: decoder.end,
  };
}

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** The folder of the packages may be a link, as in a sandbox or where folders share one. */
const READS = ['../../../node_modules/', '../../../package.json', './'].flatMap((part) => {
  const path = fileURLToPath(new URL(part, import.meta.url));
  return existsSync(path) ? [path, realpathSync(path)] : [path];
});
/** It may read its own code and nothing else, write nothing, start nothing. */
export const CONFINED = [
  '--permission',
  '--allow-addons',
  ...READS.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=128',
];

function decoderOf(log: Log) {
  let child: Promise<ChildProcess> | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    void child?.then((one) => one.kill('SIGKILL')).catch(() => undefined);
    child = null;
  };
  const living = async () => {
    const known = await child?.catch(() => null);
    if (known?.connected) return known;
    child = started();
    return child;
  };
  const run = async (task: Task, allowance: Allowance): Promise<Done> => {
    clearTimeout(idle);
    const one = await living();
    const done = await answerOf(one, task, allowance);
    if (!done) log.warn({ task: task.do }, 'a picture cost too much, or ended the process that decodes');
    if (!done || done.peakBytes > MOST_BYTES) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    if (!done) return { fault: 'broken' };
    const { peakBytes: _, cpuMs: __, ...said } = done;
    return said;
  };
  return { run, end };
}

async function started(): Promise<ChildProcess> {
  const child = fork(CHILD, {
    execArgv: CONFINED,
    // No database, no bucket, no secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await Promise.race([once(child, 'message'), failed(child)]);
  // Sending to one that fell while it waited is no fault of ours; its exit is heard all the same.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

async function failed(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the process that decodes pictures did not start');
}

type Answer = Done & { peakBytes: number; cpuMs: number };

/** Nothing when it fell, or had to be killed. */
async function answerOf(child: ChildProcess, task: Task, allowance: Allowance): Promise<Answer | null> {
  const over = new AbortController();
  const { signal } = over;
  // Listens before the first await: the process may fall while its CPU time is read.
  const answer = once(child, 'message', { signal }).then(([message]) => message as Answer);
  const fall = once(child, 'exit', { signal }).then(() => null);
  const first = Promise.race([answer, fall]);
  first.catch(() => undefined);
  const stopWatching = await watchSpending(child, { bytes: task.bytes.length, allowance });
  try {
    child.send(task);
    return await first;
  } finally {
    stopWatching();
    over.abort();
  }
}
