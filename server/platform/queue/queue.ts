import { sql } from 'kysely';
import { type ConstructorOptions, fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Db, Tx } from '../db/db.ts';
import { select } from '../db/select-list.ts';
import { describeError, type Log } from '../log/log.ts';

/** Work for later. A job carries ids, not objects, and is safe to run twice. */
export type Job = { [fact: string]: string };

/** Jobs of one queue; with `notBefore` they wait until then. */
export type Batch = { jobs: Job[]; notBefore?: Date };

export type Queue = {
  /** Begins, on a database that was prepared for it. */
  start(): Promise<void>;
  /** Queues jobs in the caller's transaction: they exist exactly when it commits. */
  send(tx: Tx, name: string, batch: Batch): Promise<void>;
  /** Takes jobs of one queue until the queue is closed. */
  work(name: string, run: (job: Job) => Promise<void>): Promise<void>;
  /** Runs a queue's job, without facts, at the times of a cron line in UTC: once, however many processes work. */
  schedule(name: string, cron: string): Promise<void>;
  /** Whether nothing waits or runs now; jobs that are due later do not count. */
  isIdle(): Promise<boolean>;
  /** Hands back what is not finished in time. */
  close(): Promise<void>;
};

const SCHEMA = 'pgboss';
// From 5 seconds, doubling, for about a day: a mail server that is away for a night loses nothing.
const RETRY = { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 24 * 3600 };
// A worker that was killed stops beating, and its job runs again after some 20 seconds.
const BEAT = { heartbeatSeconds: 10, expireInSeconds: 300 };
const DEAD_LETTER = 'dead-letters';

/** Makes or updates the tables of the queue and makes the queues that are missing, as who owns the database. */
export async function prepareQueue(url: string, options: { names: string[]; log: Log }): Promise<void> {
  const boss = bossOn(url, { max: 1, supervise: false, schedule: false, log: options.log });
  await boss.start();
  try {
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!there.has(DEAD_LETTER)) await boss.createQueue(DEAD_LETTER);
    for (const name of options.names.filter((each) => !there.has(each)))
      await boss.createQueue(name, { ...RETRY, ...BEAT, deadLetter: DEAD_LETTER, notify: true });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The queue, held in PostgreSQL by pg-boss. */
export function openQueue(url: string, options: { db: Db; log: Log; works: boolean }): Queue {
  const { db, log, works } = options;
  const working = { supervise: works, schedule: works, useListenNotify: works };
  // Its indexes are the owner's: rebuilding them is not for who serves.
  const state = { isClosing: false };
  const boss = bossOn(url, { max: 4, ...working, migrate: false, reindex: false, log, state });
  return {
    start: async () => void (await boss.start()),
    send: (tx, name, batch) => insert(boss, tx, { name, ...batch }),
    work: (name, run) => takeJobs(boss, state, { name, run, log }),
    schedule: (name, cron) => boss.schedule(name, cron),
    isIdle: () => isIdle(db),
    close: () => {
      state.isClosing = true;
      return boss.stop({ graceful: true, timeout: 4_000 });
    },
  };
}

type BossOptions = Omit<ConstructorOptions, 'connectionString'> & {
  log: Log;
  state?: { isClosing: boolean };
};

function bossOn(url: string, { log, state, ...options }: BossOptions): PgBoss {
  const pace = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, ...pace, ...options });
  boss.on('error', (err) => {
    // PostgreSQL may end before the connections that are being closed: nobody has to do anything about that.
    if (!state?.isClosing) log.warn({ err }, 'the queue met an error');
  });
  return boss;
}

type Named = Batch & { name: string };

async function insert(boss: PgBoss, tx: Tx, { name, jobs, notBefore }: Named): Promise<void> {
  const rows = jobs.map((data) => ({ data, ...(notBefore && { startAfter: notBefore }) }));
  if (rows.length > 0) await boss.insert(name, rows, { db: pipelined(tx) });
}

/** Nobody reads what the insert answers; its text is the same for every queue of one name. */
const pipelined = (tx: Tx): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) =>
    fromKysely(tx).executeSql(`/* prepared: queue-job, pipelined */ ${text}`, values),
});

// The default takes one job a poll; bursts empty a queue without waiting between batches.
const PACE = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
} as const;

type Work = { name: string; run: (job: Job) => Promise<void>; log: Log };

async function takeJobs(boss: PgBoss, state: { readonly isClosing: boolean }, work: Work): Promise<void> {
  await boss.work<Job, unknown, typeof PACE>(work.name, PACE, async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(state.isClosing ? handedBack(job) : await settle(job, work));
    return results;
  });
}

/** A worker that stops begins nothing more: the rest of its batch is for the next one. */
const handedBack = ({ id }: { id: string }): JobResult => ({
  id,
  status: 'failed',
  output: describeError(new Error('the worker stops')),
});

/** One job's failure is its own: the rest of the batch goes on. It is tried again as long as there are tries left. */
async function settle({ id, data }: { id: string; data: Job }, { name, run, log }: Work): Promise<JobResult> {
  const started = performance.now();
  const line = () => ({ queue: name, job_id: id, ms: Math.round(performance.now() - started) });
  try {
    await run(data);
    log.info(line(), 'a job was done');
    return { id, status: 'completed' };
  } catch (err) {
    log.error({ err, ...line() }, 'a job failed');
    return { id, status: 'failed', output: describeError(err) };
  }
}

async function isIdle(db: Db): Promise<boolean> {
  const { rows } = await select({ waiting: sql<number>`count(*)` })`
    from pgboss.job
    where (state in ('retry', 'active') or (state = 'created' and start_after <= now()))
      and name <> ${DEAD_LETTER}
  `.execute(db);
  return rows[0]?.waiting === 0;
}
