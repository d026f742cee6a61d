import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import { DROP_EXPORT } from './forget-copies.ts';
import { dropExport, MAKE_EXPORT, makeExport } from './make-export.ts';

/** The queue's work of this feature. */
export const privacyJobs = (market: Market): Record<string, (job: Job) => Promise<void>> => ({
  [MAKE_EXPORT]: (job) => makeExport(market, job.exportId ?? ''),
  [DROP_EXPORT]: (job) => dropExport(market, job.exportId ?? ''),
});
