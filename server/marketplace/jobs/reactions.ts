import { type RawBuilder, sql } from 'kysely';
import type { JobTier } from '../../../contract/words.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { move } from '../lifecycle.ts';
import { sendSignal } from '../live-signals.ts';
import { marketDecisions } from '../market-settings.ts';
import { jobLifecycle } from './job.lifecycle.ts';
import { waitingJobsOf } from './job.queries.ts';
import { openToAllFrom } from './matching.ts';

/** An accepted quote starts the work. */
export async function startJob({ tx, now }: Context, { jobId, businessId }: Events['quote.accepted']) {
  await move(tx, jobLifecycle, {
    name: 'start',
    id: jobId,
    set: { business_id: businessId, started_at: now },
  });
}

/** A premium job that was answered within its head start stays with the premium businesses. */
export async function keepPremium({ tx, now }: Context, { jobId }: { jobId: string }) {
  await sql`
    update jobs set open_to_all_from = 'infinity'
    where id = ${jobId} and tier = 'premium' and open_to_all_from > ${now}
  `.execute(tx);
}

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
  const { rows } = await sql<{ id: string }>`
    select id from jobs where customer_id = ${customerId} and status = ${jobLifecycle.starts} order by id for update
  `.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await sql`update jobs set is_offered = ${isOffered} where id = any(${ids}::uuid[])`.execute(tx);
  for (const id of ids) await sendSignal(tx, { job: id });
}
