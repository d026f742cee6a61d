import { sql } from 'kysely';
import type { RateCode } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import type { EngagementStatus } from '../engagements/index.ts';
import { goneColumns } from '../gone.ts';
import { finishOfJob, lockJob } from '../jobs/index.ts';
import { mayOnAgreement } from './agreement.policy.ts';

const columns = {
  id: sql<string>`e.id`,
  jobId: sql<string>`e.job_id`,
  leadId: sql<string>`q.lead_id`,
  customerId: sql<UserId>`e.customer_id`,
  businessId: sql<BusinessId>`e.business_id`,
  status: sql<EngagementStatus>`e.status`,
  endedAt: sql<Date | null>`e.ended_at`,
  agreedPence: sql<number>`q.cost_pence`,
  rate: sql<RateCode>`q.rate_code`,
  finish: finishOfJob,
  ...goneColumns({ customer: 'e.customer_id', business: 'e.business_id' }),
};

/** Work that was agreed on, and the price of its quote. */
export type AgreedWork = RowOf<typeof columns>;

const workOf = preparedOnce(
  'agreed-work',
  ({ jobId }: Slots<{ jobId: string }>) => select(columns)`
    from engagements e join quotes q on q.id = e.quote_id join jobs j on j.id = e.job_id
    where e.job_id = ${jobId} and j.deleted_at is null`,
);

/**
 * The work on a job as one of its two sides may read it.
 * @throws Refusal 'not_found' when nobody has won the job, or the viewer is no side of it
 */
export async function workFor(db: Reader, actor: Actor, jobId: string): Promise<AgreedWork> {
  const [work] = await workOf(db, { jobId });
  if (!work || !mayOnAgreement.may('read', actor, work)) throw notFound();
  return work;
}

/** The same for an act: its job is locked first, then the work is read as it is now. */
export async function workForAct(tx: Tx, actor: Actor, jobId: string): Promise<AgreedWork> {
  await workFor(tx, actor, jobId);
  await lockJob(tx, jobId);
  return workFor(tx, actor, jobId);
}
