import { sql } from 'kysely';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { quoteLifecycle } from './quote.lifecycle.ts';

/** One quote won: the other open ones of the job are turned down. */
export async function rejectOthers({ tx, now }: Context, { jobId, quoteId }: Events['quote.accepted']) {
  const { from, to } = quoteLifecycle.moves.reject;
  await sql`
    update quotes set status = ${to}, decided_at = ${now}
    where job_id = ${jobId} and id <> ${quoteId} and status = any(${from})
  `.execute(tx);
}

/** The job was cancelled: its quotes, open or agreed, are closed, and stay readable in the businesses' history. */
export async function closeAll({ tx, now }: Context, { jobId }: Events['job.cancelled']) {
  const { from, to } = quoteLifecycle.moves.close;
  await sql`
    update quotes set status = ${to}, decided_at = ${now} where job_id = ${jobId} and status = any(${from})
  `.execute(tx);
}
