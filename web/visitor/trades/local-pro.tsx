import type { ListedBusiness } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { replyTime } from '../../copy/reply-time.copy.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { workSources } from '../../marketplace/work-pictures/work-sources.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { RatingLine } from '../../ui/rating-line.tsx';

const copy = directoryCopy.list;

type Props = { business: ListedBusiness };
type CardProps = Props & { trade: string; isSeenFirst: boolean };

/** The whole card leads to the profile: it is read with a thumb. */
export function LocalPro({ business, trade, isSeenFirst }: CardProps) {
  const { id, name, logo, town, location, distance_miles: miles } = business;
  return (
    <article aria-labelledby={`pro-${id}`} className="pro-card">
      <Work business={business} trade={trade} isSeenFirst={isSeenFirst} />
      <div>
        <div>
          <Avatar src={logo} name={name} size={48} />
          <div>
            <h3 id={`pro-${id}`}>
              <a href={`/business/${id}`}>{name}</a>
            </h3>
            <Rating business={business} />
          </div>
        </div>
        <p>
          {copy.place(location, town)}
          {miles !== null && <span>{copy.miles(miles)}</span>}
        </p>
        <Facts business={business} />
        <Words business={business} />
      </div>
    </article>
  );
}

/** A picture of its own work; without one the sign of the trade. */
function Work({ business: { picture, name }, trade, isSeenFirst }: CardProps) {
  if (!picture)
    return (
      <div data-sign>
        <TradeIcon slug={trade} />
      </div>
    );
  return (
    <div>
      <img
        {...workSources(picture)}
        sizes="(min-width: 40rem) 13rem, 8rem"
        width={picture.width}
        height={picture.height}
        alt={picture.text || copy.workOf(name)}
        loading={isSeenFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}

/** In the words in which a quote says it (bidder.tsx), so that both can be compared. */
function Rating({ business: { rating, reviewsCount } }: Props) {
  const count = reviewsCopy.count(reviewsCount);
  if (rating === null) return <p className="text-ink-soft">{count}</p>;
  return <RatingLine rating={rating} outOf={reviewsCopy.outOf} count={count} />;
}

/** What was checked, and how long it usually takes to reply. */
function Facts({ business: { verifiedAt, replyMinutes } }: Props) {
  if (!verifiedAt && replyMinutes === null) return null;
  return (
    <ul className="ticked [--tick:var(--color-good)]">
      {verifiedAt && <li>{copy.verified}</li>}
      {replyMinutes !== null && <li data-plain>{copy.replies(replyTime(replyMinutes))}</li>}
    </ul>
  );
}

/** What the newest review says; of whom nobody has said anything, what they do. */
function Words({ business: { newestReview: review, services, servicesCount } }: Props) {
  if (review)
    return (
      <figure>
        <blockquote>{review.comment}</blockquote>
        <figcaption>{review.name}</figcaption>
      </figure>
    );
  const more = servicesCount - services.length;
  const named = [...services, ...(more > 0 ? [copy.more(more)] : [])].join(', ');
  return <p>{named || copy.everything}</p>;
}
