import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { engagementLifecycle } from './engagement.lifecycle.ts';

/** An accepted quote begins the work. */
export async function beginEngagement({ tx, now }: Context, accepted: Events['quote.accepted']) {
  const { jobId, businessId, quoteId } = accepted;
  await sql`
    insert into engagements
      (id, job_id, customer_id, business_id, quote_id, job_created_at, status, started_at)
    select ${newId()}, id, customer_id, ${businessId}, ${quoteId}, created_at, ${engagementLifecycle.starts}, ${now}
    from jobs where id = ${jobId}
  `.execute(tx);
}
