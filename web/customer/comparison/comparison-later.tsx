import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';

/** With all that keeps a list true, which no other page outside of the dashboard needs. */
const SCREEN = part(() => import('./comparison-screen.tsx'));

export const ComparisonLater = ({ jobId }: { jobId: string }) => (
  <Later isScreen part={SCREEN} pending={<Skeleton lines={8} />}>
    {({ ComparisonScreen }) => <ComparisonScreen key={jobId} jobId={jobId} />}
  </Later>
);
