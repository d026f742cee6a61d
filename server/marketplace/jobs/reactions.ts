import { type RawBuilder, sql } from 'kysely';
import type { JobTier } from '../../../contract/words.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import { engagementLifecycle } from '../engagements/index.ts';
import type { Events } from '../events.ts';
import { move } from '../lifecycle.ts';
import { sendSignal } from '../live-signals.ts';
import { marketDecisions } from '../market-settings.ts';
import { jobLifecycle } from './job.lifecycle.ts';
import { waitingJobsOf } from './job.queries.ts';
import { openToAllFrom } from './matching.ts';

/** With an accepted quote the job is awarded: it asks no more. */
export async function awardJob({ tx }: Context, { jobId }: Events['quote.accepted']) {
  await move(tx, jobLifecycle, { name: 'award', id: jobId });
}

type Abandoned = { id: string; customer_id: UserId; engagement_id: string | null };

/** Ends a job whether it was awarded or not: both sides agreed to, or an admin deletes it or one of its sides. */
export async function abandonJob({ tx, now, record }: Context, job: Abandoned): Promise<void> {
  const { id, engagement_id: engagementId } = job;
  if (engagementId)
    await move(tx, engagementLifecycle, { name: 'abandon', id: engagementId, set: { ended_at: now } });
  else await move(tx, jobLifecycle, { name: 'abandon', id, set: { cancelled_at: now } });
  await record('job.cancelled', { jobId: id, customerId: job.customer_id });
}

/** A premium job that was answered within its head start stays with the premium businesses. */
export async function keepPremium({ tx, now }: Context, { jobId }: { jobId: string }) {
  await keepOpenToPremium(tx, { jobId, now });
}

const keepOpenToPremium = preparedOnce(
  'keep-premium, pipelined',
  ({ jobId, now }: Slots<{ jobId: string; now: Date }>) => sql`
    update jobs set open_to_all_from = 'infinity'
    where id = ${jobId} and tier = 'premium' and open_to_all_from > ${now}`,
);

/**
 * The jobs that wait for their customer's e-mail to be verified reach businesses from now on; a premium one begins
 * its head start now.
 */
export async function offerWaitingJobs(context: Context, { accountId }: { accountId: UserId }) {
  const { tx, now } = context;
  const waiting = await waitingJobsOf(tx, accountId);
  const { head_start_hours: headStartHours } = await marketDecisions(tx);
  for (const { id, tier } of waiting) {
    const opens = openToAllFrom({ tier: tier as JobTier, at: now, headStartHours });
    await tx
      .updateTable('jobs')
      .set({ is_offered: true, open_to_all_from: opens })
      .where('id', '=', id)
      .execute();
    const opensLaterAt = tier === 'premium' ? opens.toISOString() : null;
    await context.record('job.offered', { jobId: id, customerId: accountId, opensLaterAt });
  }
}

/** The account was switched off: nobody sees its open jobs meanwhile. */
export const withholdJobs = (context: Context, { accountId }: { accountId: UserId }): Promise<void> =>
  offerJobs(context, accountId, sql`false`);

/** It was switched on again: its open jobs are leads as before, but for those that are off themselves. */
export const restoreJobs = (context: Context, { accountId }: { accountId: UserId }): Promise<void> =>
  offerJobs(
    context,
    accountId,
    sql`is_active and exists (
    select from accounts a where a.id = customer_id and a.verified_at is not null)`,
  );

async function offerJobs({ tx }: Context, customerId: UserId, isOffered: RawBuilder<unknown>) {
  const { rows } = await select({ id: sql<string>`id` })`
    from jobs where customer_id = ${customerId} and ask_status = ${jobLifecycle.starts} order by id for update
  `.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await sql`update jobs set is_offered = ${isOffered} where id = any(${ids}::uuid[])`.execute(tx);
  for (const id of ids) await sendSignal(tx, { job: id });
}
