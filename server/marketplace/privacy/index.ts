export { askForExport } from './actions/ask-for-export.ts';
export { deleteAccount } from './actions/delete-account.ts';
export { breakOffDealings } from './close-dealings.ts';
export { erase } from './erase.ts';
export { queueFarewell, queueRemovalMail, SEND_FAREWELL } from './farewell.ts';
export { privacyJobs } from './privacy.jobs.ts';
export { DROP_EXPORT } from './forget-copies.ts';
export { MAKE_EXPORT } from './make-export.ts';
export { mountExports, privacyHandlers } from './privacy.routes.ts';
