import { sql } from 'kysely';
import type { BusinessId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { asStored } from '../../free-text.ts';
import { answerStaysFrom, answerView } from '../../review-summary.ts';

type Input = { id: string; answer: string };

/** Says for everybody what the business has to say to a review of its work; once, in other words for 48 hours. */
export const answerReview = action({
  name: 'answerReview',
  by: ['business'],
  async run(context: Context, { id, answer: words }: Input) {
    const { tx, actor, now, record } = context;
    const businessId = businessOf(actor);
    const review = await lockReview(context, { id, businessId });
    const written = await answerTo(context, { id, words });
    const about = { jobId: review.job_id, reviewId: id, customerId: review.customer_id, businessId };
    if (!written) {
      const answer = { review_id: id, business_id: businessId, words, created_at: now, changed_at: now };
      await tx.insertInto('review_answers').values(answer).execute();
      await record('review.answered', about);
    } else if (!written.is_same || written.removed_at) {
      if (written.removed_at || answerStaysFrom(written.created_at) <= now) throw new Refusal('answer_stays');
      // Who writes second may have begun first.
      const change = { words, changed_at: new Date(Math.max(+now, +written.created_at)) };
      await tx.updateTable('review_answers').set(change).where('review_id', '=', id).execute();
      await record('review.answer-changed', about);
    }
    return { data: answerView({ words: asStored(words), created_at: written?.created_at ?? now }) };
  },
});

/** A review of its own work that everybody sees. Of two answers at once the later waits, and so does an admin who hides it. */
async function lockReview({ tx }: Context, { id, businessId }: { id: string; businessId: BusinessId }) {
  const review = await tx
    .selectFrom('reviews')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .where('is_visible', '=', true)
    .select(['job_id', 'customer_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw notFound();
  return review;
}

/** When the business has answered, and whether in these very words. */
const answerTo = ({ tx }: Context, { id, words }: { id: string; words: string }) =>
  tx
    .selectFrom('review_answers')
    .where('review_id', '=', id)
    .select(['created_at', 'removed_at', sql<boolean>`words = ${words}`.as('is_same')])
    .executeTakeFirst();
