import type { ListedBusiness } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { replyTime } from '../../copy/reply-time.copy.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { workSources } from '../../marketplace/work-pictures/work-sources.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { RatingLine } from '../../ui/display/rating-line.tsx';

const copy = directoryCopy.list;

type Props = { business: ListedBusiness };
type CardProps = Props & { trade: string; isSeenFirst: boolean };

/** The whole card leads to the profile: it is read with a thumb. */
export const LocalPro = ({ business, trade, isSeenFirst }: CardProps) => (
  <article aria-labelledby={`pro-${business.id}`} className="pro-card">
    <div>
      <Avatar src={business.logo} name={business.name} size={80} />
      <Name business={business} />
      <div>
        <Facts business={business} />
        <Work business={business} trade={trade} isSeenFirst={isSeenFirst} />
      </div>
      <Words business={business} />
    </div>
  </article>
);

/** Who, how others found them, and where: how far off, or the town where one looks from nowhere. */
const Name = ({ business }: Props) => {
  const { id, name, town, location, distance_miles: miles } = business;
  return (
    <div>
      <h3 id={`pro-${id}`}>
        <a href={`/business/${id}`}>{name}</a>
      </h3>
      <div>
        <Rating business={business} />
        <p>{copy.place(location, miles === null ? town : copy.milesOff(miles))}</p>
      </div>
    </div>
  );
};

/** In the words in which a quote says it (bidder.tsx), so that both can be compared. */
function Rating({ business: { rating, reviewsCount } }: Props) {
  const count = reviewsCopy.count(reviewsCount);
  if (rating === null) return <p>{count}</p>;
  return <RatingLine rating={rating} outOf={reviewsCopy.outOf} count={count} />;
}

/** How long it usually takes to reply, and what it does where nobody has said anything of it. */
function Facts({ business: { replyMinutes, services, servicesCount, newestReview } }: Props) {
  const more = servicesCount - services.length;
  const named = [...services, ...(more > 0 ? [copy.more(more)] : [])].join(', ');
  return (
    <div>
      {replyMinutes !== null && <p data-reply>{copy.replies(replyTime(replyMinutes))}</p>}
      {!newestReview && <p data-services>{named || copy.everything}</p>}
    </div>
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
        sizes="(min-width: 40rem) 13.5rem, 7rem"
        width={picture.width}
        height={picture.height}
        alt={picture.text || copy.workOf(name)}
        loading={isSeenFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}

/** What the newest review says, whose it is and from when. */
function Words({ business: { newestReview: review } }: Props) {
  if (!review) return null;
  const { comment, name, createdAt } = review;
  return (
    <figure>
      <blockquote>{copy.words(comment)}</blockquote>
      <figcaption>
        {name}
        {', '}
        <time dateTime={createdAt}>{copy.month(createdAt)}</time>
      </figcaption>
    </figure>
  );
}
