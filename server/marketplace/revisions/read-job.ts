import type { JobToChange } from '../../../contract/job-changes.ts';
import { PROPERTY_WORDS, URGENCY_WORDS } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { jobLifecycle, mayOnJob, photosInFull } from '../jobs/index.ts';
import { jobNow } from './revision.queries.ts';

/** For its customer, and for an admin who looks as them. */
export async function readJob({ db }: Market, actor: Actor, jobId: string): Promise<{ data: JobToChange }> {
  const job = await jobNow(db, jobId);
  const sides = job && { customerId: job.customer_id, businessId: null };
  if (!job || !sides || !mayOnJob.may('read', actor, sides)) throw notFound();
  return {
    data: {
      id: job.id,
      jobNumber: job.job_number,
      status: job.status,
      revision: job.revision,
      isTakenUp: job.is_taken_up,
      title: job.title,
      description: job.description,
      category_id: job.category_id,
      service_id: job.service_id,
      service: { name: job.service_name },
      location: job.postcode,
      job_type: PROPERTY_WORDS[job.property_code],
      target_job_done: URGENCY_WORDS[job.urgency_code],
      targetCompletionDatetime: job.wanted_at?.toISOString() ?? null,
      answers: job.answers,
      photos: await photosInFull(db, job.id),
      can: mayOnJob.may('change', actor, sides) && job.status === jobLifecycle.starts ? ['change'] : [],
    },
  };
}
