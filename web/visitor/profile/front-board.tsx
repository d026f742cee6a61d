import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileCopy } from '../../copy/profile.copy.ts';
import { recentWorkCopy } from '../../copy/recent-work.copy.ts';
import { replyTime } from '../../copy/reply-time.copy.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import type { Profile } from './profile.ts';

/** Who it is, what they do and where, how they were found, and what they have done here. */
export function FrontBoard({ business }: { business: Profile }) {
  const { name, logo, userName, workCategoriesName, town, location } = business;
  return (
    <header className="grid gap-5">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <Avatar src={logo} name={name} size={96} />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <Title>{name}</Title>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {workCategoriesName && <b className="font-semibold">{workCategoriesName}</b>}
            <span className="flex items-center gap-1 text-ink-soft">
              <MapPin size={18} aria-hidden className="shrink-0" />
              {profileCopy.area(town, location)}
            </span>
          </p>
          <RatingSummary rating={business.rating} count={business.reviewsCount} />
          <p className="text-ink-soft">{profileCopy.owner(userName)}</p>
        </div>
      </div>
      <Facts business={business} />
    </header>
  );
}

type RatingSummaryProps = { rating: number | null; count: number };

/** The reviews in one line; it leads to them. One star, since five stand for one review. */
export function RatingSummary({ rating, count }: RatingSummaryProps) {
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

const copy = profileCopy.facts;

/** What the database says of a business; what would be too little is left out. */
function Facts({ business: { facts } }: { business: Profile }) {
  const { finishedJobs, replyMinutes, since } = facts;
  return (
    <dl className="fact-row">
      {finishedJobs !== null && <Fact said={copy.jobs} value={finishedJobs} />}
      {replyMinutes !== null && <Fact said={copy.replies} value={replyTime(replyMinutes)} />}
      <Fact said={copy.since} value={<time dateTime={since}>{recentWorkCopy.month(since)}</time>} />
    </dl>
  );
}

const Fact = ({ said, value }: { said: string; value: ReactNode }) => (
  <div>
    <dt>{said}</dt>
    <dd>{value}</dd>
  </div>
);
