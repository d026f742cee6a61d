import { Person } from '../../marketplace/jobs/person.tsx';
import { Rating } from '../../marketplace/reviews/rating.tsx';
import { ProfileLink } from '../jobs/profile-link.tsx';
import type { ReceivedQuote } from '../lists.ts';

type BidderProps = { business: ReceivedQuote['business']; picture: string | null };

/** Who made a quote; their name leads to their public profile (R-4-022). */
export const Bidder = ({ business, picture }: BidderProps) => (
  <Person
    picture={business.logo ?? picture}
    name={business.name}
    title={<ProfileLink id={business.id}>{business.userName}</ProfileLink>}
  >
    <span className="break-words">{business.name}</span>
    <div className="text-sm">
      <Rating business={business} />
    </div>
  </Person>
);
