import type { Review } from '../../../contract/reviews.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { Stars } from '../../ui/stars.tsx';
import { Ago } from '../live/ago.tsx';

type ReviewShownProps = { review: Pick<Review, 'rating' | 'comment' | 'createdAt' | 'user'> };

/** A review as it was written. */
export function ReviewShown({ review }: ReviewShownProps) {
  return (
    <figure className="review">
      <Stars value={review.rating} label={reviewsCopy.stars(review.rating)} />
      {review.comment && <blockquote>{review.comment}</blockquote>}
      <figcaption>
        <b>{review.user.name}</b>
        <Ago at={review.createdAt} />
      </figcaption>
    </figure>
  );
}
