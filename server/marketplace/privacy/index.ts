export { askForExport } from './actions/ask-for-export.ts';
export { deleteAccount } from './actions/delete-account.ts';
export { breakOffDealings } from './close-dealings.ts';
export { erase } from './erase.ts';
export { farewellMails, queueFarewell, queueRemovalMail } from './farewell.ts';
export { privacyJobs } from './privacy.jobs.ts';
export { DROP_EXPORT } from './forget-copies.ts';
export { MAKE_EXPORT } from './make-export.ts';
export { mountExports, privacyHandlers } from './privacy.routes.ts';
