import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { Person } from '../../marketplace/jobs/person.tsx';
import { RatingLine } from '../../ui/display/rating-line.tsx';
import { ProfileLink } from '../jobs/profile-link.tsx';
import type { ReceivedQuote } from '../lists.ts';

type BidderProps = { business: ReceivedQuote['business']; picture: string | null };

/** Who made a quote, the business above the person, whose name leads to its public profile. */
export const Bidder = ({ business, picture }: BidderProps) => (
  <Person picture={business.logo ?? picture} name={business.name}>
    <span>
      <ProfileLink id={business.id}>{business.userName}</ProfileLink>
    </span>
    <Rating business={business} />
  </Person>
);

/** As the profile says it, so that two quotes can be compared without opening two profiles. */
function Rating({ business: { rating, reviewsCount } }: Pick<BidderProps, 'business'>) {
  const count = reviewsCopy.count(reviewsCount);
  if (rating === null) return <span className="text-sm text-ink-soft">{count}</span>;
  return (
    <div className="text-sm">
      <RatingLine rating={rating} outOf={reviewsCopy.outOf} count={count} />
    </div>
  );
}
