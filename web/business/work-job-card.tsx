import type { ReactNode } from 'react';
import type { WorkJob } from '../../contract/jobs.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { AgreementLink, LinesSinceLater } from '../marketplace/agreements/agreement-on-card.tsx';
import { JobDetails } from '../marketplace/jobs/job-details.tsx';
import { OffBadge } from '../marketplace/jobs/off-badge.tsx';
import { Sum } from '../marketplace/jobs/person.tsx';
import { StoryCard } from '../marketplace/jobs/story-card.tsx';
import { Ago } from '../marketplace/live/ago.tsx';
import { Money } from '../ui/display/money.tsx';

type WorkJobCardProps = {
  job: WorkJob;
  badges?: ReactNode;
  /** Who it is for, and what can be done. */
  next: ReactNode;
  /** The conversation. */
  children: ReactNode;
};

/** A job that a business does or did, with who posted it and how far it is. */
export const WorkJobCard = ({ job, badges, next, children }: WorkJobCardProps) => (
  <StoryCard
    job={job}
    hasQuotes
    badges={
      <>
        <OffBadge job={job} />
        {badges}
      </>
    }
    next={next}
    notes={job.business && <LinesSinceLater me="business" job={job} />}
    foot={
      <>
        <JobDetails job={job} />
        {job.business && <AgreementLink job={job} />}
        {children}
      </>
    }
  >
    <span>
      {jobsCopy.postedBy} {job.user.name}
    </span>
    <Ago at={job.createdAt} />
  </StoryCard>
);

/** What the business is paid for it. */
export function Charge({ job }: { job: WorkJob }) {
  if (job.cost === null) return null;
  return (
    <Sum label={jobsCopy.charge}>
      <Money pounds={job.cost} rate={job.rate_type} />
    </Sum>
  );
}
