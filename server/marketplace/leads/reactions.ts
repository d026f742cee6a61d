import { newId, type BusinessId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { move } from '../lifecycle.ts';
import { leadLifecycle } from './lead.lifecycle.ts';

/** A quoted lead leaves the inbox. */
export async function markQuoted({ tx }: Context, { leadId }: Events['quote.sent']) {
  await move(tx, leadLifecycle, { name: 'quote', id: leadId });
}

/** With its quote withdrawn, a lead is back in the inbox while the job is open. */
export async function reopenLead({ tx }: Context, { leadId }: Events['quote.withdrawn']) {
  await move(tx, leadLifecycle, { name: 'reopen', id: leadId });
}

type Release = { jobId: string; businessId: BusinessId };

/**
 * Who got the customer's number, when and why: one row, however often it is read later. Whether it is shown is not
 * asked of this row but of jobs/disclosure.ts.
 */
export const noteRelease =
  (reason: 'interested' | 'accepted') =>
  async ({ tx, now }: Context, { jobId, businessId }: Release) => {
    await tx
      .insertInto('phone_releases')
      .values({ id: newId(), job_id: jobId, business_id: businessId, reason, created_at: now })
      .onConflict((conflict) => conflict.columns(['job_id', 'business_id']).doNothing())
      .execute();
  };
