import { reviewsCopy } from '../../copy/reviews.ts';
import { RatingLine } from '../../ui/rating-line.tsx';

type RatingProps = { business: { rating: number | null; reviewsCount: number } };

/** As the profile says it, so that two businesses can be compared without opening two profiles. */
export function Rating({ business: { rating, reviewsCount } }: RatingProps) {
  if (rating === null) return <p className="text-sm text-ink-soft">{reviewsCopy.unrated}</p>;
  return <RatingLine rating={rating} outOf={reviewsCopy.outOf} count={reviewsCopy.count(reviewsCount)} />;
}
