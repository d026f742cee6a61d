import type { ReactNode } from 'react';
import type { WorkJob } from '../../contract/jobs.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { CardHead } from '../marketplace/jobs/card-head.tsx';
import { JobPicture } from '../marketplace/jobs/job-picture.tsx';
import { OffBadge } from '../marketplace/jobs/off-badge.tsx';
import { Sum } from '../marketplace/jobs/person.tsx';
import { StoryLine } from '../marketplace/jobs/story-line.tsx';
import { Money } from '../ui/display/money.tsx';
import { Card } from '../ui/layout/card.tsx';

type WorkJobCardProps = { job: WorkJob; badges: ReactNode; children: ReactNode };

/** A job that a business does or did, with who posted it and how far it is. */
export function WorkJobCard({ job, badges, children }: WorkJobCardProps) {
  const heading = `job-${job.id}`;
  return (
    <Card.Outer labelledBy={heading} isCompact>
      <CardHead
        id={heading}
        title={job.title}
        at={job.createdAt}
        picture={<JobPicture job={job} />}
        badges={
          <>
            <OffBadge job={job} />
            {badges}
          </>
        }
      >
        <span>
          {jobsCopy.postedBy} {job.user.name}
        </span>
      </CardHead>
      <StoryLine job={job} hasQuotes />
      {children}
    </Card.Outer>
  );
}

/** What the business is paid for it. */
export function Charge({ job }: { job: WorkJob }) {
  if (job.cost === null) return null;
  return (
    <Sum label={jobsCopy.charge}>
      <Money pounds={job.cost} rate={job.rate_type} />
    </Sum>
  );
}
