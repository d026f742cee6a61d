import type { ReactNode } from 'react';
import type { OwnJob } from '../../../contract/jobs.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { ownJobCopy } from '../../copy/own-job.copy.ts';
import { AgreementLink, LinesSinceLater } from '../../marketplace/agreements/agreement-on-card.tsx';
import { CallLink } from '../../marketplace/jobs/call-link.tsx';
import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { JobDetails } from '../../marketplace/jobs/job-details.tsx';
import { JobPicture } from '../../marketplace/jobs/job-picture.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { Person, Sum } from '../../marketplace/jobs/person.tsx';
import { StoryLine } from '../../marketplace/jobs/story-line.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Money } from '../../ui/display/money.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ProfileLink } from './profile-link.tsx';

const OwnBadges = ({ job }: { job: OwnJob }) => (
  <>
    <OffBadge job={job} />
    {job.closed_reason && <Badge>{ownJobCopy.closedFor[job.closed_reason]}</Badge>}
  </>
);

type OwnJobCardProps = { job: OwnJob; children: ReactNode };

/** An own job that somebody does or has done: how far it is, and who; what it was is folded. */
export function OwnJobCard({ job, children }: OwnJobCardProps) {
  const heading = `job-${job.id}`;
  return (
    <Card.Outer labelledBy={heading} isCompact>
      <CardHead
        id={heading}
        title={job.title}
        at={job.createdAt}
        picture={<JobPicture job={job} />}
        badges={<OwnBadges job={job} />}
      >
        <span>{job.jobNumber}</span>
      </CardHead>
      <StoryLine job={job} hasQuotes={job.business !== null || job.quotesCount > 0} />
      <Winner job={job} />
      <JobDetails job={job} />
      <LinesSinceLater me="customer" job={job} />
      {job.business && <AgreementLink job={job} />}
      {children}
    </Card.Outer>
  );
}

/** Who does the work, for how much, and where they are rung while it goes on. */
function Winner({ job: { business, business_phone: phone, cost, rate_type } }: { job: OwnJob }) {
  if (!business) return null;
  return (
    <div
      role="group"
      aria-label={business.name}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field bg-sunken p-3 sm:px-4"
    >
      <Person
        picture={business.logo}
        name={business.name}
        title={<ProfileLink id={business.id}>{business.name}</ProfileLink>}
      >
        <span>{business.userName}</span>
      </Person>
      {cost !== null && (
        <Sum label={jobsCopy.charge}>
          <Money pounds={cost} rate={rate_type} />
        </Sum>
      )}
      {phone && <CallLink name={business.name} number={phone} />}
    </div>
  );
}
