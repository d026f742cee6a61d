import type { ReactNode } from 'react';
import type { OwnJob } from '../../../contract/jobs.ts';
import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { JobRows } from '../../marketplace/jobs/job-rows.tsx';
import { Card } from '../../ui/card.tsx';
import { Winner } from './winner.tsx';

type OwnJobCardProps = { job: OwnJob; children: ReactNode };

/** An own job that somebody does or has done: what it is, and who. */
export function OwnJobCard({ job, children }: OwnJobCardProps) {
  const heading = `job-${job.id}`;
  return (
    <Card.Outer labelledBy={heading}>
      <CardHead id={heading} title={job.title} at={job.createdAt} badges={<OffBadge job={job} />}>
        <span>{job.jobNumber}</span>
      </CardHead>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        <JobRows job={job} />
        <Winner job={job} />
      </div>
      {children}
    </Card.Outer>
  );
}
