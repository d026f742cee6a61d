import { profileCopy } from '../../copy/profile.copy.ts';

type Props = { rating: number | null; count: number };

/** The reviews in one line; it leads to them. One star, since five stand for one review. */
export function RatingSummary({ rating, count }: Props) {
  if (rating === null) return null;
  const said = rating.toFixed(1);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span role="img" aria-label={profileCopy.average(said)} className="one-star" />
      <span aria-hidden className="font-semibold tabular-nums">
        {said}
      </span>
      <a href="#reviews" className="contact-link">
        {profileCopy.count(count)}
      </a>
    </p>
  );
}
