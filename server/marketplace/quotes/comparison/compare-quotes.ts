import type { Actor } from '../../../platform/actor.ts';
import { notFound } from '../../../platform/refusal.ts';
import type { Market } from '../../action.ts';
import { EVERYTHING, readable } from '../../free-text.ts';
import { readCompared } from './comparison.queries.ts';
import { comparedView } from './comparison.view.ts';

/** @throws Refusal 'not_found' when the job is not the viewer's */
export async function compareQuotes({ db }: Market, actor: Actor, jobId: string) {
  const compared = await readCompared(db, { jobId, customerId: actor.userId });
  if (!compared) throw notFound();
  const { job, quotes } = compared;
  return {
    job: {
      id: job.id,
      title: readable(job.title, EVERYTHING),
      jobNumber: job.job_number,
      status: job.status,
    },
    quotes: quotes.map((row) => comparedView(row, actor)),
    further: (quotes[0]?.open_quotes ?? 0) - quotes.length,
  };
}
