import { hidingReasons } from '../../../contract/hiding-reasons.ts';
import type { HiddenReview } from '../../../contract/reviews.ts';
import { profileCopy } from '../../copy/profile.copy.ts';
import { recentWorkCopy } from '../../copy/recent-work.copy.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { Stars } from '../../ui/display/stars.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import type { Profile, ShownReview } from './profile.ts';

type Props = { business: Profile };

export function Reviews({ business: { name, rating, reviews, hiddenReviews, reviewsCount } }: Props) {
  return (
    <section aria-labelledby="reviews" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <SectionTitle id="reviews">{profileCopy.reviews}</SectionTitle>
        {reviewsCount > reviews.length && (
          <p className="text-ink-soft">{profileCopy.newest(reviews.length, reviewsCount)}</p>
        )}
      </div>
      {reviews.length > 0 && <p className="-mt-3 text-ink-soft">{profileCopy.ofFinishedJobs}</p>}
      {reviews.length > 0 && reviews.length === reviewsCount && <Spread rating={rating} reviews={reviews} />}
      {reviews.length + hiddenReviews.length > 0 ? (
        <Given name={name} reviews={reviews} hiddenReviews={hiddenReviews} />
      ) : (
        <p>{profileCopy.none}</p>
      )}
    </section>
  );
}

type GivenProps = Pick<Profile, 'name' | 'reviews' | 'hiddenReviews'>;

const dayOfReview = ([, , , , , day]: ShownReview): string => day;

/** By date, those we hid too: that there was one is not hidden. */
function Given({ name, reviews, hiddenReviews }: GivenProps) {
  const all = [
    ...reviews.map((review) => ({
      day: dayOfReview(review),
      shown: <ProfileReview review={review} business={name} />,
    })),
    ...hiddenReviews.map((review) => ({ day: review.createdAt, shown: <ReviewHidden review={review} /> })),
  ];
  return (
    <ul className="grid gap-4 *:break-inside-avoid">
      {all
        .toSorted((a, b) => b.day.localeCompare(a.day))
        .map(({ shown }, place) => (
          <li key={place}>{shown}</li>
        ))}
    </ul>
  );
}

/** The average beside what it is made of: five and one is not two threes. Only where all that counts is shown. */
function Spread({ rating, reviews }: Pick<Profile, 'rating' | 'reviews'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <p className="grid">
        <span className="font-display text-4xl tabular-nums">{rating?.toFixed(1)}</span>
        <span className="text-sm text-ink-soft">{profileCopy.outOf}</span>
      </p>
      <ul className="grid max-w-72 flex-1 basis-56 gap-1">
        {spreadOf(reviews).map((line) => (
          <SpreadLine key={line.stars} {...line} all={reviews.length} />
        ))}
      </ul>
    </div>
  );
}

type LineProps = { stars: number; count: number; all: number };

function SpreadLine({ stars, count, all }: LineProps) {
  return (
    <li className="spread-line">
      <span className="sr-only">{profileCopy.spread(stars, count)}</span>
      <i aria-hidden>{stars}</i>
      <svg aria-hidden>
        <rect width={`${(count / all) * 100}%`} height="8" />
      </svg>
      <i aria-hidden>{count}</i>
    </li>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

/** How many reviews gave each number of stars, best first. */
const spreadOf = (reviews: readonly ShownReview[]) =>
  STARS.map((stars) => ({ stars, count: reviews.filter(([rating]) => rating === stars).length }));

/** What stands where a review was. */
const ReviewHidden = ({ review }: { review: HiddenReview }) => (
  <p className="rounded-field border border-dashed border-rim p-4 text-ink-soft">
    {profileCopy.hidden(hidingReasons[review.reason])}
  </p>
);

/** What was done and how it was found, by whom, where and when. */
const ProfileReview = ({
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
