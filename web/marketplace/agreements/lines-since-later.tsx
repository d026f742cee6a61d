import { LaterQuietly } from '../../ui/later-quietly.tsx';
import { part } from '../../ui/part.ts';
import { isTold } from '../finish/is-told.ts';
import type { SinceProps } from './lines-since.tsx';

const LINES = part(() => import('./lines-since.tsx'));

/** Most jobs have neither extras nor an early end, and most ends carry nothing: what shows them is fetched for those that do. */
export const LinesSinceLater = ({ me, job }: SinceProps) =>
  (job.extras || job.earlyEnd || isTold(job)) && (
    <LaterQuietly part={LINES}>{({ LinesSince }) => <LinesSince me={me} job={job} />}</LaterQuietly>
  );
