import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import { businessesInReach } from '../jobs/index.ts';
import { sendSignal } from '../live-signals.ts';
import { makeLeadDigests } from './lead-digests.ts';
import { tellBusinesses } from './tell-people.ts';

export const ANNOUNCE_JOB = 'announce-job';

/** The queue's work of this feature: name of the queue to what is done with one of its jobs. */
export const noticeJobs = (market: Market): Record<string, (job: Job) => Promise<void>> => ({
  [ANNOUNCE_JOB]: async (job) => {
    await announce(market, job.jobId ?? '');
    await makeLeadDigests(market);
    if (job.opens) await sendSignal(market.db, { job: job.jobId ?? '' });
  },
});

const BATCH = 500;

/**
 * Tells every business that a job reaches, in batches. Run again after a crash it tells only those that were
 * not told yet.
 */
async function announce(market: Market, jobId: string): Promise<void> {
  const batch: Batch = { jobId, after: null };
  do batch.after = await inTransaction(market.db, (tx) => announceBatch(market, tx, batch));
  while (batch.after);
}

type Batch = { jobId: string; after: string | null };

/** Answers where the next batch goes on, or null after the last. */
async function announceBatch(
  { queue, clock }: Market,
  tx: Tx,
  { jobId, after }: Batch,
): Promise<string | null> {
  const [job] = await offered(tx, { jobId });
  if (!job) return null;
  const now = clock.now();
  const businesses = await businessesInReach(tx, job, { now, after, size: BATCH });
  await tellBusinesses({ tx, queue, now }, { kind: 'new-lead', subjectId: jobId, businessIds: businesses });
  return businesses.length === BATCH ? (businesses.at(-1) ?? null) : null;
}

const offered = preparedOnce('job-to-announce', ({ jobId }: Slots<{ jobId: string }>, db) =>
  db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .where('ask_status', '=', 'active')
    .where('is_offered', '=', true)
    .select(['customer_id', 'service_id', 'category_id', 'lat', 'lng', 'open_to_all_from']),
);
