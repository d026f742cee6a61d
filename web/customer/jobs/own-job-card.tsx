import type { ReactNode } from 'react';
import type { OwnJob } from '../../../contract/jobs.ts';
import { ownJobCopy } from '../../copy/own-job.copy.ts';
import { AgreementLink } from '../../marketplace/agreements/agreement-link.tsx';
import { LinesSinceLater } from '../../marketplace/agreements/lines-since-later.tsx';
import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { JobDetails } from '../../marketplace/jobs/job-details.tsx';
import { JobPicture } from '../../marketplace/jobs/job-picture.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { StoryLine } from '../../marketplace/jobs/story-line.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Winner } from './winner.tsx';

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
