import type { RecentReview } from '../../contract/recent-work.ts';
import { recentWorkCopy as copy } from '../copy/recent-work.copy.ts';
import { SectionTitle } from '../ui/heading.tsx';

/** What was lately done and how it was found, by those who had it done. Nothing stands here that is not in the database. */
export function RecentWork({ reviews }: { reviews: RecentReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid gap-6">
      <SectionTitle id="recent">{copy.heading}</SectionTitle>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {reviews.map((review) => (
          <Work key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Work({ review: { rating, comment, createdAt, service, town, business, user } }: WorkProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h3 className="font-semibold text-balance">{service.name}</h3>
      <Rating stars={rating} />
      {comment && <blockquote className="line-clamp-5 whitespace-pre-line">{comment}</blockquote>}
      <p className="mt-auto text-sm text-ink-soft">
        {copy.from(user.name, town)}
        {', '}
        {/* Exact enough here, and the same for the server and for every reader. */}
        <time dateTime={createdAt}>{copy.month(createdAt)}</time>
        <span className="block">
          {copy.by}{' '}
          <a href={`/business/${business.id}`} className="text-link underline underline-offset-4">
            {business.name}
          </a>
        </span>
      </p>
    </li>
  );
}

type WorkProps = { review: RecentReview };

/** In letters: drawn, thirty stars would weigh more than all else on the page. */
const Rating = ({ stars }: { stars: number }) => (
  <p role="img" aria-label={copy.stars(stars)} className="leading-none text-notable">
    {'★'.repeat(stars)}
    <span className="text-edge">{'☆'.repeat(5 - stars)}</span>
  </p>
);
