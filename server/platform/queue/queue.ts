import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ConstructorOptions, fromKysely, type JobResult, PgBoss } from 'pg-boss';
import { type Clock, systemClock } from '../clock.ts';
import type { Db, Tx } from '../db/db.ts';
import { UNLIMITED } from '../db/limits.ts';
import { notify } from '../db/notify.ts';
import { connectionTo } from '../db/primary.ts';
import { select } from '../db/select-list.ts';
import { describeError, type Log } from '../log/log.ts';
import { mapConcurrently } from '../map-concurrently.ts';

/** Work for later. A job carries ids, not objects, and is safe to run twice. */
export type Job = { [fact: string]: string };

/** Jobs of one queue; with `notBefore` they wait until then. Those of a higher `priority` are taken first. */
export type Batch = { jobs: Job[]; notBefore?: Date; priority?: number };

export type Queue = {
  /** Begins, on a database that was prepared for it. */
  start(): Promise<void>;
  /** Queues jobs in the caller's transaction: they exist exactly when it commits, and then the workers are woken. */
  send(tx: Tx, name: string, batch: Batch): Promise<void>;
  /** Takes jobs of one queue until the queue is closed, one at a time or so many. */
  work(name: string, run: (job: Job) => Promise<void>, atOnce?: number): Promise<void>;
  /** Runs a queue's job, without facts, at the times of a cron line in UTC: once, however many processes work. */
  schedule(name: string, cron: string): Promise<void>;
  /** Runs it at no time any more. */
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
/** How long a job can be looked up after its end, and how long one waits that nobody takes. */
export const QUEUE_KEEPS = { endedDays: 7, waitingDays: 14 };
const DAY_S = 24 * 3600;
const KEPT = {
  deleteAfterSeconds: QUEUE_KEEPS.endedDays * DAY_S,
  retentionSeconds: QUEUE_KEEPS.waitingDays * DAY_S,
};

/** Makes or updates the tables of the queue and makes the queues that are missing, as who owns the database. */
export async function prepareQueue(url: string, options: { names: string[]; log: Log }): Promise<void> {
  const boss = bossOn(url, { max: 1, supervise: false, schedule: false, log: options.log });
  await boss.start();
  try {
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!there.has(DEAD_LETTER)) await boss.createQueue(DEAD_LETTER, KEPT);
    for (const name of options.names.filter((each) => !there.has(each)))
      await boss.createQueue(name, { ...RETRY, ...BEAT, ...KEPT, deadLetter: DEAD_LETTER, notify: false });
  } finally {
    await boss.stop({ graceful: false });
  }
}

type QueueOptions = {
  db: Db;
  log: Log;
  works: boolean;
  /** What `notBefore` is read by. The database has a clock of its own, by which the queue waits. */
  clock?: Clock;
  /** How often a worker that can be woken looks all the same; for tests. */
  pollSeconds?: number;
};

/** The queue, held in PostgreSQL by pg-boss. Its address must lead to the database itself: it listens. */
export function openQueue(url: string, options: QueueOptions): Queue {
  const { db, log, works, clock = systemClock, pollSeconds = POLL_SECONDS.woken } = options;
  const working = { supervise: works, schedule: works, useListenNotify: works };
  // Its indexes are the owner's: rebuilding them is not for who serves.
  const state: State = { isClosing: false, isDeaf: false, pollSeconds };
  const boss = bossOn(url, { max: 4, ...working, migrate: false, reindex: false, log, state });
  return {
    start: async () => void (await boss.start()),
    send: (tx, name, batch) => insert(boss, tx, { name, ...batch, clock }),
    work: (name, run, atOnce = 1) => takeJobs(boss, state, { name, run, atOnce, log }),
    schedule: (name, cron) => boss.schedule(name, cron),
    isIdle: () => isIdle(db),
    close: () => {
      state.isClosing = true;
      return boss.stop({ graceful: true, timeout: 4_000 });
    },
  };
}

type State = {
  isClosing: boolean;
  /** Nothing wakes the workers of this process: its connection cannot listen. */
  isDeaf: boolean;
  pollSeconds: number;
};

type BossOptions = Omit<ConstructorOptions, 'connectionString'> & {
  log: Log;
  state?: State;
};

function bossOn(url: string, { log, state, ...options }: BossOptions): PgBoss {
  // What has ended is deleted in one statement, so there should be an hour of it and not a day.
  const pace = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, maintenanceIntervalSeconds: 3600 };
  // Its own statements may take longer than ours; the role may have our limits (role-limits.ts).
  const connection = { ...connectionTo(url), options: UNLIMITED };
  const boss = new PgBoss({ ...connection, schema: SCHEMA, ...pace, ...options });
  boss.on('error', (err) => {
    // PostgreSQL may end before the connections that are being closed: nobody has to do anything about that.
    if (!state?.isClosing) log.warn({ err }, 'the queue met an error');
  });
  boss.on('warning', ({ data }) => {
    if (state && 'type' in data && data.type === CANNOT_LISTEN) state.isDeaf = true;
  });
  return boss;
}

const CANNOT_LISTEN = 'listen_notify_unavailable';

type Named = Batch & { name: string; clock: Clock };

async function insert(
  boss: PgBoss,
  tx: Tx,
  { name, jobs, notBefore, priority, clock }: Named,
): Promise<void> {
  const waitMs = notBefore ? notBefore.getTime() - clock.now().getTime() : 0;
  const how = {
    ...(waitMs > 0 && { startAfter: new Date(Date.now() + waitMs) }),
    ...(priority !== undefined && { priority }),
  };
  const rows = jobs.map((data) => ({ data, ...how }));
  if (rows.length === 0) return;
  await boss.insert(name, rows, { db: pipelined(tx) });
  if (waitMs <= 0) await notify(tx, { channel: WAKING, payload: name });
}

/**
 * Where the workers of pg-boss listen for the name of a queue. It would notify there itself, within the transaction, which
 * then holds a lock of the whole server while it commits (`notify`).
 */
const WAKING = `pgboss_${createHash('sha224').update(SCHEMA).digest('hex').slice(0, 24)}`;

/** Nobody reads what the insert answers; its text is the same for every queue of one name. */
const pipelined = (tx: Tx): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) =>
    fromKysely(tx).executeSql(`/* prepared: queue-job, pipelined */ ${text}`, values),
});

// The default takes one job a poll; bursts empty a queue without waiting between batches.
const PACE = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;

/** Who is woken polls only for what is tried again or was due later, and for what nobody was woken for. */
const POLL_SECONDS = { woken: 5, deaf: 2 };

type Work = { name: string; run: (job: Job) => Promise<void>; atOnce: number; log: Log };

async function takeJobs(boss: PgBoss, state: Readonly<State>, work: Work): Promise<void> {
  const take = async (jobs: JobWithData[]) => {
    const results: JobResult[] = [];
    await mapConcurrently(jobs, work.atOnce, async (job) => {
      results.push(state.isClosing ? handedBack(job) : await settle(job, work));
    });
    return results;
  };
  const base = { ...PACE, pollingIntervalSeconds: state.isDeaf ? POLL_SECONDS.deaf : state.pollSeconds };
  // The second batch goes on while the first waits for its slowest job.
  const pace = work.atOnce === 1 ? base : { ...base, batchSize: 2 * work.atOnce, localConcurrency: 2 };
  await boss.work<Job, unknown, typeof pace>(work.name, pace, take);
}

type JobWithData = { id: string; data: Job };

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
