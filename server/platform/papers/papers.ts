import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log/log.ts';
import { Refusal } from '../refusal.ts';
import type { Paper } from './paper.ts';

/** Draws papers: one at a time, in a thread of its own, so that nobody else waits for it. */
export type Papers = {
  /** @throws Refusal 'unavailable' when too many wait already, or this one takes too long */
  draw(paper: Paper): Promise<Uint8Array>;
  close(): void;
};

export type PapersOptions = {
  log: Log;
  /** After how long one is given up; for tests. */
  mostMs?: number;
};

const MOST_WAITING = 10;
const MOST_MS = 10_000;
const IDLE_MS = 30_000;
/** What is longer is no paper of ours: the longest quote and the longest agreement come to a third of it. */
const MOST_LETTERS = 500_000;
const DRAWER = new URL('drawer.ts', import.meta.url);

/** Starts no thread before the first paper is asked for. */
export function openPapers({ log, mostMs = MOST_MS }: PapersOptions): Papers {
  let drawer: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const close = () => {
    clearTimeout(idle);
    void drawer?.terminate();
    drawer = null;
  };
  const drawn = async (paper: Paper): Promise<Uint8Array> => {
    clearTimeout(idle);
    drawer ??= started();
    try {
      const bytes = await bytesFrom(drawer, paper, mostMs);
      idle = setTimeout(close, IDLE_MS).unref();
      return bytes;
    } catch (error) {
      close();
      if (!isTimeout(error)) throw error;
      log.warn({ paper: paper.title }, 'a paper took too long to draw');
      throw new Refusal('unavailable');
    }
  };
  return {
    async draw(paper) {
      if (JSON.stringify(paper).length > MOST_LETTERS) throw new Error('a paper is longer than any of ours');
      if (waiting >= MOST_WAITING) throw new Refusal('unavailable');
      waiting += 1;
      const mine = last.then(() => drawn(paper));
      last = mine.catch(() => undefined).finally(() => (waiting -= 1));
      return mine;
    },
    close,
  };
}

/** It gets no settings and no secrets, and no more memory than the longest paper takes. */
function started(): Worker {
  const drawer = new Worker(DRAWER, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });
  drawer.unref();
  return drawer;
}

/** Rejects with what is thrown in the thread, and when it ends or takes too long. */
async function bytesFrom(drawer: Worker, paper: Paper, mostMs: number): Promise<Uint8Array> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(mostMs)]);
  const answer = once(drawer, 'message', { signal }).then(([bytes]) => bytes as Uint8Array);
  const end = once(drawer, 'exit', { signal }).then(() => {
    throw new Error('the thread that draws papers ended');
  });
  end.catch(() => undefined);
  drawer.postMessage(paper);
  return Promise.race([answer, end]).finally(() => over.abort());
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError' && (error.cause as Error)?.name === 'TimeoutError';
