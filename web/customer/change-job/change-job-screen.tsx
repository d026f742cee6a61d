import { Suspense } from 'react';
import { jobChangesCopy } from '../../copy/job-changes.copy.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { LatePostedJob } from './later.ts';

/** The page on which a customer changes a job that is out. */
export const ChangeJobScreen = ({ id }: { id: string }) => (
  <div className="mx-auto grid w-full max-w-xl gap-6">
    <Title>{jobChangesCopy.heading}</Title>
    <Suspense fallback={<Skeleton />}>
      <LatePostedJob key={id} id={id} />
    </Suspense>
  </div>
);
