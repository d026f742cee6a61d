import type { Context } from '../action.ts';
import { abandonJob, jobLifecycle } from '../jobs/index.ts';
import { move } from '../lifecycle.ts';
import { quoteLifecycle } from '../quotes/index.ts';
import { type JobInPlay, jobsInPlay, type Leaver, openQuotesOf } from './in-play.queries.ts';

/** Closes what is open, as if its owner had closed it one by one, so that everybody concerned hears of it. */
export async function closeDealings(context: Context, leaver: Leaver, jobs: JobInPlay[]): Promise<void> {
  if (leaver.role === 'customer') await cancelAll(context, jobs);
  else await withdrawAll(context, leaver);
}

/** The same, and work that is agreed too: only an admin ends that. */
export async function breakOffDealings(context: Context, leaver: Leaver): Promise<void> {
  const jobs = await jobsInPlay(context.tx, leaver);
  const ended = leaver.role === 'customer' ? jobs : jobs.filter(({ isUnderWay }) => isUnderWay);
  for (const job of ended) await abandonJob(context, job);
  if (leaver.role === 'business') await withdrawAll(context, leaver);
}

async function cancelAll({ tx, now, record }: Context, jobs: JobInPlay[]): Promise<void> {
  for (const { id, customer_id: customerId } of jobs) {
    await move(tx, jobLifecycle, { name: 'cancel', id, set: { cancelled_at: now } });
    await record('job.cancelled', { jobId: id, customerId });
  }
}

async function withdrawAll({ tx, now, record }: Context, leaver: Leaver): Promise<void> {
  for (const quote of await openQuotesOf(tx, leaver)) {
    await move(tx, quoteLifecycle, { name: 'withdraw', id: quote.quoteId, set: { decided_at: now } });
    await record('quote.withdrawn', quote);
  }
}
