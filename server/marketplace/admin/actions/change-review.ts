import { hidingReasons } from '../../../../contract/hiding-reasons.ts';
import { HIDING_REASONS, type HidingReason } from '../../../../contract/words.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/refusal.ts';
import { callOffMails, queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { actOfAnother, doneByAnother, mustBeOwnAct } from './own-act.ts';

type Switch = { id: string; reason: HidingReason | null };

/** Hides a review for a reason, or shows it again where there is none. What it says is never changed. */
export const switchReview = action({
  name: 'switchReview',
  by: ['admin'],
  async run(context: Context, { id, reason }: Switch): Promise<[]> {
    const review = await lockReview(context, id);
    if (review.deleted_at) throw notFound();
    const wanted = { is_visible: reason === null, hidden_reason: reason };
    if (review.is_visible === wanted.is_visible && review.hidden_reason === reason) return [];
    if (reason && !review.is_visible) await mustHaveHidden(context, review);
    await context.tx.updateTable('reviews').set(wanted).where('id', '=', id).execute();
    await audit(context, {
      act: reason ? 'hide' : 'show',
      subject: 'review',
      subjectId: id,
      accountId: review.customer_id,
      before: { is_visible: review.is_visible, hidden_reason: review.hidden_reason },
      after: wanted,
    });
    await tellItsCustomer(context, review, reason);
    await context.record('review.moderated', factsOf(review));
    return [];
  },
});

/** Only the admin who has hidden it gives another reason at once; anybody else may show it again first. */
async function mustHaveHidden(context: Context, { id, customer_id, hidden_reason }: Review) {
  const hiding = { act: 'hide', subject: 'review', subjectId: id, accountId: customer_id } as const;
  if (!(await actOfAnother(context, hiding))) return;
  const theirs = HIDING_REASONS.find((one) => one === hidden_reason);
  throw doneByAnother(theirs ? hidingReasons[theirs] : null);
}

/** The writer of a hidden review hears why and how to answer, unless it is shown again before the mail went. */
async function tellItsCustomer(context: Context, review: Review, reason: HidingReason | null) {
  const kind = 'review-hidden';
  await callOffMails(context, { kind, accountId: review.customer_id, about: review.id });
  if (!reason) return;
  const note = `${nameOf(review)} The reason: ${hidingReasons[reason]}.`;
  await queueAccountMail(context, { kind, accountId: review.customer_id, about: review.id, note });
}

/** Takes a review away for good; it stays for history, and its job is not reviewed again. A repeat changes nothing. */
export const removeReview = action({
  name: 'removeReview',
  by: ['admin'],
  async run(context: Context, { id, reason }: { id: string; reason: string | null }): Promise<[]> {
    const review = await lockReview(context, id);
    const accountId = review.customer_id;
    if (review.deleted_at) {
      await mustBeOwnAct(context, { act: 'delete', subject: 'review', subjectId: id, accountId, reason });
      return [];
    }
    await context.tx
      .updateTable('reviews')
      .set({ is_visible: false, deleted_at: context.now })
      .where('id', '=', id)
      .execute();
    await audit(context, {
      act: 'delete',
      subject: 'review',
      subjectId: id,
      accountId,
      before: { is_visible: review.is_visible, is_deleted: false },
      after: { is_visible: false, is_deleted: true },
      reason,
    });
    // That it is hidden, and what stands in its place, would not be so any more.
    await callOffMails(context, { kind: 'review-hidden', accountId, about: id });
    const note = `${nameOf(review)}${reason ? ` The reason: ${reason}` : ''}`;
    await queueAccountMail(context, { kind: 'review-deleted', accountId, about: id, note });
    await context.record('review.moderated', factsOf(review));
    return [];
  },
});

type Review = Awaited<ReturnType<typeof lockReview>>;

async function lockReview({ tx }: Context, id: string) {
  const review = await tx
    .selectFrom('reviews')
    .innerJoin('jobs', 'jobs.id', 'reviews.job_id')
    .innerJoin('businesses', 'businesses.id', 'reviews.business_id')
    .where('reviews.id', '=', id)
    .select(['reviews.id', 'reviews.job_id', 'reviews.business_id', 'reviews.customer_id', 'is_visible'])
    .select(['hidden_reason', 'reviews.deleted_at', 'job_number', 'businesses.name as business'])
    .forUpdate('reviews')
    .executeTakeFirst();
  if (!review) throw notFound();
  return review;
}

const nameOf = ({ job_number, business }: Review): string =>
  `The job: ${job_number}. The business: ${business}.`;

const factsOf = (review: { id: string; job_id: string; business_id: BusinessId; customer_id: UserId }) => ({
  jobId: review.job_id,
  reviewId: review.id,
  customerId: review.customer_id,
  businessId: review.business_id,
});
