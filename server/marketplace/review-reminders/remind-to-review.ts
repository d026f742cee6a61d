import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { contextOfCustomer, type Market } from '../action.ts';
import { BATCH, eachDue } from '../each-due.ts';
import { lockJob } from '../jobs/index.ts';

/**
 * Asks the customers of finished work for the reviews that they have not written. Safe to do twice, and by two processes
 * at once.
 */
export async function remindToReview(market: Market): Promise<void> {
  await eachDue(market.db, {
    read: () => dueReminders(market.db, market.clock.now()),
    act: (tx, jobId) => remindOnce(market, tx, jobId),
  });
}

async function dueReminders(db: Db, now: Date): Promise<string[]> {
  const { rows } = await select({ jobId: sql<string>`r.job_id` })`
    from review_reminders r where r.over_at is null and r.due_at <= ${now}
    order by r.due_at, r.id limit ${sql.lit(BATCH)}`.execute(db);
  return rows.map(({ jobId }) => jobId);
}

/**
 * It takes the lock that every act on the job takes, so a review that is written at the same time is known. Two reminders
 * that are due together, because no process ran for a week, are one.
 */
async function remindOnce(market: Market, tx: Tx, jobId: string): Promise<void> {
  const job = await lockJob(tx, jobId);
  const now = market.clock.now();
  const over = await tx
    .updateTable('review_reminders')
    .set({ over_at: now })
    .where('job_id', '=', jobId)
    .where('over_at', 'is', null)
    .where('due_at', '<=', now)
    .returning('id')
    .execute();
  const reminderId = over[0]?.id;
  if (!reminderId || !job?.is_active || !(await isAsked(tx, jobId))) return;
  const customerId: UserId = job.customer_id;
  await contextOfCustomer(market, { tx, customerId }).record('review.due', {
    jobId,
    customerId,
    reminderId,
  });
}

/** Whether a customer who still has an account has left the review out; one that was deleted is not asked for again. */
async function isAsked(tx: Tx, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select from jobs j join accounts a on a.id = j.customer_id and a.is_active
    where j.id = ${jobId} and not exists (select from reviews v where v.job_id = j.id)`.execute(tx);
  return rows.length > 0;
}
