import { sql } from 'kysely';
import { select } from '../../platform/db/select-list.ts';
import { newId, type BusinessId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { move } from '../lifecycle.ts';
import { leadLifecycle } from './lead.lifecycle.ts';

/** A quoted lead leaves the inbox. */
export async function markQuoted({ tx }: Context, { leadId }: Events['quote.sent']) {
  await move(tx, leadLifecycle, { name: 'quote', id: leadId });
}

/** With its quote withdrawn or turned down, a lead is back in the inbox while the job is open. */
export async function reopenLead({ tx }: Context, { leadId }: Pick<Events['quote.withdrawn'], 'leadId'>) {
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

type Parted = Events['block.made'];

/**
 * A block ends the leads between the two; work that is agreed goes on. The leads of a business that blocks are dismissed as if
 * it had removed each, and the customer learns no more than that.
 */
export async function partLeads(context: Context, pair: Parted): Promise<void> {
  if (pair.side === 'business') await dismissAll(context, pair);
  await keepApart(context, pair);
}

async function dismissAll({ tx, now, record }: Context, { customerId, businessId }: Parted): Promise<void> {
  const { rows } = await select({ id: sql<string>`l.id`, job_id: sql<string>`l.job_id` })`
    from leads l join jobs j on j.id = l.job_id
    where l.business_id = ${businessId} and j.customer_id = ${customerId} and j.ask_status = 'active'
      and l.status = 'open' order by l.id`.execute(tx);
  for (const { id, job_id: jobId } of rows) {
    await move(tx, leadLifecycle, { name: 'dismiss', id, set: { dismissed_at: now } });
    await record('lead.dismissed', { jobId, leadId: id, customerId, businessId });
  }
}

/** Marks the leads that a block has ended, so that they stay ended when it is lifted. */
export async function keepApart({ tx, now }: Context, { customerId, businessId }: Omit<Parted, 'side'>) {
  await sql`
    update leads l set parted_at = ${now} from jobs j left join engagements e on e.job_id = j.id
    where j.id = l.job_id and l.business_id = ${businessId} and j.customer_id = ${customerId}
      and l.parted_at is null
      and (j.ask_status = 'active' or e.business_id = l.business_id and e.status = 'finished')
  `.execute(tx);
}
