import { MINUTE_MS } from '../../platform/clock.ts';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import type { BusinessId } from '../../platform/ids.ts';
import type { Market } from '../action.ts';
import { isUnderWay } from '../engagements/index.ts';
import { businessesThatTookUp, jobLifecycle, lockJob, type LockedJob } from '../jobs/index.ts';
import { tellBusinesses } from '../notifications/index.ts';
import { jobsWithUntoldChanges, markTold } from './revision.queries.ts';

/** From the first change on; what is changed meanwhile is told of with it. */
const COLLECTED_MS = 10 * MINUTE_MS;

/** Tells those who took a job up what was changed of it, once for all changes of ten minutes. Safe to do by two processes at once. */
export async function tellChanges(market: Market): Promise<void> {
  const before = new Date(market.clock.now().getTime() - COLLECTED_MS);
  for (const jobId of await jobsWithUntoldChanges(market.db, before))
    await inTransaction(market.db, (tx) => tellChangesOf(market, tx, jobId));
}

/** The lock is that of every act on the job: of two processes the second finds nothing left to tell. */
async function tellChangesOf({ queue, clock }: Market, tx: Tx, jobId: string): Promise<void> {
  const job = await lockJob(tx, jobId);
  const now = clock.now();
  const newest = await markTold(tx, { jobId, now });
  if (!newest || !job) return;
  const takers = await businessesThatTookUp(tx, { jobId, before: newest.created_at });
  const businessIds = takers.filter((id) => isToBeTold(job, id));
  await tellBusinesses({ tx, queue, now }, { kind: 'job-changed', subjectId: newest.id, businessIds });
}

/** While the job is open, all who took it up are told; once the work is under way, only its winner. */
const isToBeTold = (job: LockedJob, businessId: BusinessId): boolean =>
  job.status === jobLifecycle.starts || (isUnderWay(job.status) && job.business_id === businessId);
