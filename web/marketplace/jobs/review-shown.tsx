import type { Review } from '../../../contract/reviews.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { Stars } from '../../ui/stars.tsx';
import { Ago } from '../live/ago.tsx';

/** A review as it was written. */
export function ReviewShown({ review }: { review: Review }) {
  return (
    <figure className="grid gap-2 rounded-field bg-sunken p-4">
      <Stars value={review.rating} label={reviewsCopy.stars(review.rating)} />
      {review.comment && <blockquote className="whitespace-pre-line">{review.comment}</blockquote>}
      <figcaption className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{review.user.name}</span>
        <Ago at={review.createdAt} />
      </figcaption>
    </figure>
  );
}
