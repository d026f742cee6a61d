import { MapPin, Star } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { ChangedMark } from '../../marketplace/jobs/changed-mark.tsx';
import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { JobPicture } from '../../marketplace/jobs/job-picture.tsx';
import { JobPairs } from '../../marketplace/jobs/job-rows.tsx';
import { PhotosLater } from '../../marketplace/photos/photos-later.tsx';
import { Person } from '../../marketplace/jobs/person.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { CallLink } from '../../marketplace/jobs/call-link.tsx';
import type { ActsProps } from './acts-in-card.tsx';
import { LastQuoteNote } from './last-quote-note.tsx';
import { LeadAnswer } from './lead-answer.tsx';
import { leadsCopy } from '../../copy/leads.copy.ts';

type LeadCardProps = {
  lead: Lead;
  isNew: boolean;
  /** What can be done, where the lead has a page to itself: it stands at the thumb. */
  atThumb?: ComponentType<ActsProps>;
};

/** What, where, when, how old, for three seconds; then who, and what to answer. */
export function LeadCard({ lead, isNew, atThumb }: LeadCardProps) {
  const isPage = atThumb !== undefined;
  const heading = `lead-${lead.id}`;
  return (
    <Card.Outer labelledBy={heading}>
      <PhotosLater photos={lead.job.photos} title={lead.job.title} isMosaic />
      <CardHead
        id={heading}
        title={lead.job.title}
        at={lead.createdAt}
        isPage={isPage}
        picture={lead.job.photos.length === 0 && <JobPicture job={lead.job} />}
        badges={<LeadBadges lead={lead} isNew={isNew} />}
      >
        <span className="inline-flex items-center gap-1">
          <Icon glyph={MapPin} size={16} />
          {jobsCopy.miles(lead.distance_miles)}
        </span>
      </CardHead>
      <JobPairs job={lead.job} />
      <LastQuoteNote lead={lead} />
      <Customer lead={lead} isPage={isPage} />
      <LeadAnswer lead={lead} Acts={atThumb} />
    </Card.Outer>
  );
}

function LeadBadges({ lead, isNew }: Pick<LeadCardProps, 'lead' | 'isNew'>) {
  const premium = lead.job.type === 'premium';
  return (
    <>
      {isNew && <Badge tone="good">{dashboardCopy.isNew}</Badge>}
      <ChangedMark changed={lead.changed} />
      {premium ? (
        <Badge icon={<Icon glyph={Star} />}>{jobsCopy.tiers.premium}</Badge>
      ) : (
        // What is so of nearly every job is said, and no badge.
        <span className="text-sm text-ink-soft">{jobsCopy.tiers.normal}</span>
      )}
    </>
  );
}

function Customer({ lead: { user }, isPage }: { lead: Lead; isPage: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken p-3 sm:px-4">
      <Person picture={null} name={user.name} isFace />
      {user.mobile_number ? (
        <CallLink name={user.name} number={user.mobile_number} isAtThumb={isPage} />
      ) : (
        <HiddenNumber />
      )}
    </div>
  );
}

/** Eleven strokes, always the same ones: the number itself has never been here. */
const STROKES = [11, 14, 10, 13, 14, 0, 12, 10, 14, 0, 13, 11, 14];

function HiddenNumber() {
  return (
    <span className="grid gap-1">
      <svg
        width={130}
        height={18}
        viewBox="0 0 130 18"
        aria-hidden="true"
        focusable="false"
        className="fill-ink-soft blur-[3px]"
      >
        {STROKES.map((height, place) => (
          <rect key={place} x={place * 10} y={(18 - height) / 2} width={7} height={height} rx={3} />
        ))}
      </svg>
      <span className="text-sm text-ink-soft">{leadsCopy.number.hidden}</span>
    </span>
  );
}
