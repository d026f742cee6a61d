import type { Messenger } from '../../platform/mail/messenger.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import type { DeclaredTable } from '../personal-data.ts';
import { SEND_FAREWELL, sendFarewell } from './farewell.ts';
import { DROP_EXPORT } from './forget-copies.ts';
import { dropExport, MAKE_EXPORT, makeExport } from './make-export.ts';

type Deps = {
  market: Market;
  messenger: Messenger;
  appUrl: string;
  personalData: readonly DeclaredTable[];
};

/** The queue's work of this feature. */
export const privacyJobs = (deps: Deps): Record<string, (job: Job) => Promise<void>> => ({
  [MAKE_EXPORT]: (job) => makeExport({ ...deps.market, personalData: deps.personalData }, job.exportId ?? ''),
  [DROP_EXPORT]: (job) => dropExport(deps.market, job.exportId ?? ''),
  [SEND_FAREWELL]: (job) => sendFarewell(deps, job),
});
