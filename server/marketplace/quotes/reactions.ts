import { type RawBuilder, sql } from 'kysely';
import { select } from '../../platform/db/select-list.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { moveAll } from '../lifecycle.ts';
import { withdraw } from './actions/withdraw-quote.ts';
import { quoteLifecycle } from './quote.lifecycle.ts';

/** One quote won: the other open ones of the job are turned down. */
export async function rejectOthers({ tx, now }: Context, { jobId, quoteId }: Events['quote.accepted']) {
  const where = sql`job_id = ${jobId} and id <> ${quoteId}`;
  await moveAll(tx, quoteLifecycle, { name: 'reject', where, set: { decided_at: now } });
}

/** The job was cancelled: its quotes, open or agreed, are closed, and stay readable in the businesses' history. */
export const closeAll = (context: Context, { jobId }: Events['job.cancelled']): Promise<void> =>
  close(context, sql`job_id = ${jobId}`);

const close = ({ tx, now }: Context, where: RawBuilder<unknown>): Promise<void> =>
  moveAll(tx, quoteLifecycle, { name: 'close', where, set: { decided_at: now } });

type Apart = Events['block.made'];

/**
 * No quote between the two can be accepted any more. A business that blocks withdraws its own, and the customer hears of that
 * as always; those to a customer who blocks are closed, and nobody is told.
 */
export async function endQuotesBetween(context: Context, pair: Apart): Promise<void> {
  const open = await pendingBetween(context, pair);
  if (pair.side === 'business') for (const quote of open) await withdraw(context, quote);
  else await close(context, sql`id = any(${open.map(({ id }) => id)}::uuid[])`);
}

async function pendingBetween({ tx }: Context, { customerId, businessId }: Apart) {
  const { rows } = await select({
    id: sql<string>`q.id`,
    jobId: sql<string>`q.job_id`,
    leadId: sql<string>`q.lead_id`,
  })`
    from quotes q join jobs j on j.id = q.job_id
    where q.business_id = ${businessId} and j.customer_id = ${customerId} and q.status = 'pending'
    order by q.id`.execute(tx);
  return rows.map((quote) => ({ ...quote, customerId, businessId }));
}
