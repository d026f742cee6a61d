import { MapPin } from 'lucide-react';
import type { ListedBusiness } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { RatingLine } from '../../ui/rating-line.tsx';

const copy = directoryCopy.list;

type ListProps = {
  businesses: ListedBusiness[];
  /** Where the list goes on, and where it began when this is not its beginning. */
  next: string | null;
  first: string | null;
};

export const LocalPros = ({ businesses, next, first }: ListProps) => (
  <div className="grid grid-cols-1 gap-6">
    <ul className="grid grid-cols-1 gap-4">
      {businesses.map((business) => (
        <li key={business.id}>
          <LocalPro business={business} />
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
      {first && (
        <a href={first} className={buttonLook('quiet')}>
          {copy.first}
        </a>
      )}
      {next && (
        <a href={next} rel="next" className={buttonLook('quiet')}>
          {copy.next}
        </a>
      )}
    </div>
  </div>
);

type Props = { business: ListedBusiness };

/** The whole card leads to the profile: it is read with a thumb. */
function LocalPro({ business }: Props) {
  const { id, name, logo, town, location, distance_miles: miles } = business;
  return (
    <article
      aria-labelledby={`pro-${id}`}
      className="relative flex items-start gap-4 rounded-card border border-line bg-surface p-4 transition-colors duration-150 ease-out hover:border-edge sm:p-5"
    >
      <Avatar src={logo} name={name} size={64} />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 id={`pro-${id}`} className="text-lg leading-snug font-semibold">
          <a href={`/business/${id}`} className="text-ink after:absolute after:inset-0 after:rounded-card">
            {name}
          </a>
        </h3>
        <Rating business={business} />
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span className="flex items-center gap-1.5">
            <MapPin size={18} aria-hidden className="shrink-0" />
            {copy.place(location, town)}
          </span>
          <span className="tabular-nums">{copy.miles(miles)}</span>
        </p>
        <Services business={business} />
      </div>
    </article>
  );
}

/** In the words in which a quote says it (bidder.tsx), so that both can be compared. */
function Rating({ business: { rating, reviewsCount } }: Props) {
  const count = reviewsCopy.count(reviewsCount);
  if (rating === null) return <p className="text-sm text-ink-soft">{count}</p>;
  return <RatingLine rating={rating} outOf={reviewsCopy.outOf} count={count} />;
}

function Services({ business: { services, servicesCount } }: Props) {
  const more = servicesCount - services.length;
  const named = [...services, ...(more > 0 ? [copy.more(more)] : [])].join(', ');
  return <p className="text-sm text-pretty">{named || copy.everything}</p>;
}
