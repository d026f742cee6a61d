import type { ReactNode } from 'react';
import type { OwnJob } from '../../../contract/jobs.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { ownJobCopy } from '../../copy/own-job.copy.ts';
import { AgreementLink, LinesSinceLater } from '../../marketplace/agreements/agreement-on-card.tsx';
import { CallLink } from '../../marketplace/jobs/call-link.tsx';
import { JobDetails } from '../../marketplace/jobs/job-details.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { Person, Sum } from '../../marketplace/jobs/person.tsx';
import { StoryCard } from '../../marketplace/jobs/story-card.tsx';
import { Ago } from '../../marketplace/live/ago.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Money } from '../../ui/display/money.tsx';
import { ProfileLink } from './profile-link.tsx';

const OwnBadges = ({ job }: { job: OwnJob }) => (
  <>
    <OffBadge job={job} />
    {job.closed_reason && <Badge>{ownJobCopy.closedFor[job.closed_reason]}</Badge>}
  </>
);

type OwnJobCardProps = {
  job: OwnJob;
  /** What can be done, below who does the work. */
  acts: ReactNode;
  /** What was said about it. */
  notes?: ReactNode;
  /** The conversation. */
  children: ReactNode;
};

/** An own job that somebody does or has done: how far it is, and who; what it was is folded. */
export function OwnJobCard({ job, acts, notes, children }: OwnJobCardProps) {
  return (
    <StoryCard
      job={job}
      hasQuotes={job.business !== null || job.quotesCount > 0}
      badges={<OwnBadges job={job} />}
      next={
        <>
          <Winner job={job} />
          {acts}
        </>
      }
      notes={
        <>
          {notes}
          <LinesSinceLater me="customer" job={job} />
        </>
      }
      foot={
        <>
          <JobDetails job={job} />
          {job.business && <AgreementLink job={job} />}
          {children}
        </>
      }
    >
      <Ago at={job.createdAt} />
      <span>{job.jobNumber}</span>
    </StoryCard>
  );
}

/** Who does the work, for how much, and where they are rung while it goes on. */
function Winner({ job: { business, business_phone: phone, cost, rate_type } }: { job: OwnJob }) {
  if (!business) return null;
  return (
    <div role="group" aria-label={business.name} className="story-who">
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
