import { AGREEMENT } from '../../copy/own-job-pages.copy.ts';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { isTold } from '../finish/is-told.ts';
import type { SinceProps } from './lines-since.tsx';

/** From a job that somebody has won to what was agreed on. */
export const AgreementLink = ({ job }: { job: { id: string; title: string } }) => (
  <InnerLink
    href={`/jobs/${job.id}/agreement`}
    aria-label={`${AGREEMENT}: ${job.title}`}
    className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link hover:underline"
  >
    {AGREEMENT}
  </InnerLink>
);

const LINES = part(() => import('./lines-since.tsx'));

/** Most jobs have neither extras nor an early end, and most ends carry nothing: what shows them is fetched for those that do. */
export const LinesSinceLater = ({ me, job }: SinceProps) =>
  (job.extras || job.earlyEnd || isTold(job)) && (
    <LaterQuietly part={LINES}>{({ LinesSince }) => <LinesSince me={me} job={job} />}</LaterQuietly>
  );
