import type { RecentReview, ShownWork } from '../../contract/recent-work.ts';
import { recentWorkCopy as copy } from '../copy/recent-work.copy.ts';
import { TradeIcon } from '../marketplace/catalogue/trade-icon.tsx';
import { SectionTitle } from '../ui/layout/heading.tsx';
import { Avatar } from '../ui/display/avatar.tsx';
import { LaterPicture } from '../ui/lazy/later-picture.tsx';
import { Stars } from '../ui/display/stars.tsx';

/** What was lately done and how it was found, by those who had it done. Nothing stands here that is not in the database. */
export function RecentWork({ reviews }: { reviews: RecentReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-6 max-sm:gap-2.5">
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
        <div>
          <Avatar src={business.logo} name={business.name} size={36} />
          <p>
            <span>
              {copy.by} <a href={`/business/${business.id}`}>{business.name}</a>
            </span>
            {copy.from(user.name, town)}
            {', '}
            {/* Exact enough here, and the same for the server and for every reader. */}
            <time dateTime={createdAt}>{copy.month(createdAt)}</time>
          </p>
        </div>
      </div>
    </li>
  );
}

/** A picture of the business's own work; without one the sign of the trade, never a picture of something else. */
function Shown({ review: { picture, before, trade, business } }: { review: RecentReview }) {
  if (!picture)
    return (
      <span data-sign>
        <TradeIcon slug={trade} />
      </span>
    );
  return (
    <span data-work>
      <LaterPicture
        src={`${picture.url}?w=640`}
        width={picture.width}
        height={picture.height}
        alt={picture.text || copy.workOf(business.name)}
      />
      {before && <Before picture={before} business={business.name} />}
    </span>
  );
}

/** Set into the corner of what became of it. */
const Before = ({ picture, business }: { picture: ShownWork; business: string }) => (
  <span data-before>
    <LaterPicture
      src={`${picture.url}?w=320`}
      width={picture.width}
      height={picture.height}
      alt={picture.text || copy.beforeOf(business)}
    />
    <span className="caption">{copy.before}</span>
  </span>
);
