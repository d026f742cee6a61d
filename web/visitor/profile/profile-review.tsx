import { recentWorkCopy } from '../../copy/recent-work.copy.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { Stars } from '../../ui/stars.tsx';
import type { ShownReview } from './profile.ts';

/** What was done and how it was found, by whom, where and when. */
export const ProfileReview = ({
  review: [rating, service, comment, name, town, day, answer],
  business,
}: {
  review: ShownReview;
  business: string;
}) => (
  <figure className="review">
    <p>
      <Stars value={rating} label={reviewsCopy.stars(rating)} />
      {service}
    </p>
    {comment && <blockquote>{comment}</blockquote>}
    <figcaption>
      <b>{name}</b>
      {town && <span>{town}</span>}
      <time dateTime={day}>{recentWorkCopy.month(day)}</time>
    </figcaption>
    {answer && (
      <div className="review-answer">
        <p>
          <b>{reviewsCopy.answerOf(business)}</b>
        </p>
        <p>{answer}</p>
      </div>
    )}
  </figure>
);
