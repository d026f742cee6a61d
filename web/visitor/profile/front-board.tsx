import { MapPin } from 'lucide-react';
import { profileCopy } from '../../copy/profile.copy.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Title } from '../../ui/heading.tsx';
import { Facts } from './facts.tsx';
import type { Profile } from './profile.ts';
import { RatingSummary } from './rating-summary.tsx';

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
