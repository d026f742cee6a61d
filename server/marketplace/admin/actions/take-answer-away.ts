import { notFound } from '../../../platform/refusal.ts';
import { queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { mustBeOwnAct } from './own-act.ts';

type Input = { id: string; reason: string };

/** Takes the answer to a review from everybody for good. Its business is told the reason; a repeat changes nothing. */
export const takeAnswerAway = action({
  name: 'takeAnswerAway',
  by: ['admin'],
  async run(context: Context, { id, reason }: Input): Promise<[]> {
    const { tx, now, record } = context;
    const answer = await lockAnswer(context, id);
    const of = {
      act: 'delete',
      subject: 'review_answer',
      subjectId: id,
      accountId: answer.owner_id,
    } as const;
    if (answer.removed_at) {
      await mustBeOwnAct(context, { ...of, reason });
      return [];
    }
    await tx.updateTable('review_answers').set({ removed_at: now }).where('review_id', '=', id).execute();
    await audit(context, { ...of, before: { is_deleted: false }, after: { is_deleted: true }, reason });
    const note = `The job: ${answer.job_number}. The reason: ${reason}`;
    await queueAccountMail(context, {
      kind: 'answer-removed',
      accountId: answer.owner_id,
      about: id,
      note,
    });
    const { job_id: jobId, customer_id: customerId, business_id: businessId } = answer;
    await record('review.moderated', { jobId, reviewId: id, customerId, businessId });
    return [];
  },
});

/** A business that changes its answer locks the review, too. */
async function lockAnswer({ tx }: Context, reviewId: string) {
  const answer = await tx
    .selectFrom('reviews as r')
    .innerJoin('review_answers as ra', 'ra.review_id', 'r.id')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .select(['r.job_id', 'r.customer_id', 'r.business_id', 'ra.removed_at', 'j.job_number', 'b.owner_id'])
    .forUpdate('r')
    .executeTakeFirst();
  if (!answer) throw notFound();
  return answer;
}
