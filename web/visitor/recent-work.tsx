import type { RecentReview } from '../../contract/recent-work.ts';
import { recentWorkCopy as copy } from '../copy/recent-work.copy.ts';
import { TradeIcon } from '../marketplace/catalogue/trade-icon.tsx';
import { SectionTitle } from '../ui/heading.tsx';
import { LaterPicture } from '../ui/later-picture.tsx';
import { Stars } from '../ui/stars.tsx';

/** What was lately done and how it was found, by those who had it done. Nothing stands here that is not in the database. */
export function RecentWork({ reviews }: { reviews: RecentReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-6 max-sm:gap-4">
      <SectionTitle id="recent">{copy.heading}</SectionTitle>
      <ul className="recent-work">
        {reviews.map((review) => (
          <Work key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Work({ review }: { review: RecentReview }) {
  const { rating, comment, createdAt, service, town, business, user } = review;
  return (
    <li>
      <Shown review={review} />
      <div>
        <h3>{service.name}</h3>
        <Stars value={rating} label={copy.stars(rating)} look="small" />
        {comment && <blockquote>{comment}</blockquote>}
        <p>
          {copy.from(user.name, town)}
          {', '}
          {/* Exact enough here, and the same for the server and for every reader. */}
          <time dateTime={createdAt}>{copy.month(createdAt)}</time>
          <span>
            {copy.by} <a href={`/business/${business.id}`}>{business.name}</a>
          </span>
        </p>
      </div>
    </li>
  );
}

/** A picture of the business's own work; without one the sign of the trade, never a picture of something else. */
function Shown({ review: { picture, trade, business } }: { review: RecentReview }) {
  if (!picture)
    return (
      <span data-sign>
        <TradeIcon slug={trade} />
      </span>
    );
  return (
    <LaterPicture
      src={`${picture.url}?w=640`}
      width={picture.width}
      height={picture.height}
      alt={picture.text || copy.workOf(business.name)}
    />
  );
}
