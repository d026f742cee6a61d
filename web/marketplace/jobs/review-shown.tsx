import type { Review } from '../../../contract/reviews.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { Stars } from '../../ui/display/stars.tsx';
import { Ago } from '../live/ago.tsx';

type ReviewShownProps = {
  review: Pick<Review, 'rating' | 'comment' | 'createdAt' | 'user' | 'answer'>;
  /** Of the business that answers. */
  business: string;
};

/** A review as it was written, with what the business said to it. */
export function ReviewShown({
  review: { rating, comment, user, createdAt, answer },
  business,
}: ReviewShownProps) {
  return (
    <figure className="review">
      <Stars value={rating} label={reviewsCopy.stars(rating)} />
      {comment && <blockquote>{comment}</blockquote>}
      <figcaption>
        <b>{user.name}</b>
        <Ago at={createdAt} />
      </figcaption>
      {answer && (
        <div className="review-answer">
          <p>
            <b>{reviewsCopy.answerOf(business)}</b>
            <Ago at={answer.createdAt} />
          </p>
          <p>{answer.text}</p>
        </div>
      )}
    </figure>
  );
}
