import type { HiddenReview } from '../../../contract/reviews.ts';
import { hidingReasons } from '../../../contract/hiding-reasons.ts';
import { profileCopy } from '../../copy/profile.ts';

/** What stands where a review was. */
export const ReviewHidden = ({ review }: { review: HiddenReview }) => (
  <p className="rounded-field border border-dashed border-rim p-4 text-ink-soft">
    {profileCopy.hidden(hidingReasons[review.reason])}
  </p>
);
