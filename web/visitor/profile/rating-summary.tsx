import { profileCopy } from '../../copy/profile.copy.ts';
import { Stars } from '../../ui/stars.tsx';

type Props = { rating: number | null; count: number };

/** The reviews in one line; it leads to them. */
export function RatingSummary({ rating, count }: Props) {
  if (rating === null) return null;
  const said = rating.toFixed(1);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Stars value={rating} label={profileCopy.average(said)} />
      <span aria-hidden className="font-semibold tabular-nums">
        {said}
      </span>
      <a href="#reviews" className="contact-link">
        {profileCopy.count(count)}
      </a>
    </p>
  );
}
