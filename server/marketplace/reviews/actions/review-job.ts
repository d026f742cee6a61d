import type * as z from 'zod/mini';
import type { NewReview } from '../../../../contract/reviews.ts';
import { newId, type BusinessId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { isReviewable } from '../../engagements/index.ts';
import { lockJob, mayOnJob } from '../../jobs/index.ts';
import { asStored } from '../../free-text.ts';
import { reviewView } from '../../review-summary.ts';

type Input = { jobId: string } & z.output<typeof NewReview>;

/** Reviews a finished job; once, by its customer. */
export const reviewJob = action({
  name: 'reviewJob',
  by: ['customer'],
  async run(context: Context, input: Input) {
    const { tx, actor, record } = context;
    const job = await lockJob(tx, input.jobId);
    const sides = job && { customerId: job.customer_id, businessId: job.business_id };
    if (!job || !sides || !mayOnJob.may('review', actor, sides)) throw notFound();
    if (!isReviewable(job.status) || !job.business_id) throw new Refusal('job_not_finished');
    const review = await insertReview(context, input, job.business_id);
    await record('review.written', {
      jobId: job.id,
      reviewId: review.id,
      customerId: actor.userId,
      businessId: job.business_id,
    });
    return { data: reviewView({ ...review, comment: asStored(review.comment), answer: null }) };
  },
});

/** The database allows one review a job; a second finds no place. */
async function insertReview({ tx, actor, now }: Context, input: Input, businessId: BusinessId) {
  const review = {
    id: newId(),
    job_id: input.jobId,
    business_id: businessId,
    customer_id: actor.userId,
    rating: input.rating,
    comment: input.comment ?? '',
    created_at: now,
  };
  const written = await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new Refusal('already_reviewed');
  const customer = await tx
    .selectFrom('accounts')
    .where('id', '=', actor.userId)
    .select('first_name')
    .executeTakeFirstOrThrow();
  return { ...review, first_name: customer.first_name };
}
