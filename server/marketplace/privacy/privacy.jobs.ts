import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import type { DeclaredTable } from '../personal-data.ts';
import { DROP_EXPORT } from './forget-copies.ts';
import { dropExport, MAKE_EXPORT, makeExport } from './make-export.ts';

type Deps = { market: Market; personalData: readonly DeclaredTable[] };

/** The queue's work of this feature. */
export const privacyJobs = ({ market, personalData }: Deps): Record<string, (job: Job) => Promise<void>> => ({
  [MAKE_EXPORT]: (job) => makeExport({ ...market, personalData }, job.exportId ?? ''),
  [DROP_EXPORT]: (job) => dropExport(market, job.exportId ?? ''),
});
