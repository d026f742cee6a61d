export {
  isInterestAlive,
  isReleased,
  isWinner,
  mayHaveNumber,
  type Released,
} from './disclosure.ts';
export { ASK_STATUSES, isOpen, jobLifecycle } from './job.lifecycle.ts';
export { mayOnJob } from './job.policy.ts';
export { type LockedJob, lockJob, lockJobOfLead, outcomeOf } from './job.queries.ts';
export { lockJobsBetween } from './lock-between.ts';
export { finishOfJob, finishView } from './finish-columns.ts';
export {
  jobFacts,
  jobSummary,
  type JobSummaryRow,
  jobOutcome,
  jobOutcomeTables,
} from './job-columns.ts';
export { jobFactsView, jobSummaryView, jobOutcomeView } from './job.views.ts';
export {
  businessesInReach,
  countReach,
  cellsInReach,
  cellsWithinReach,
  isInReach,
  isWithinRadius,
  pointAt,
  pointOf,
  whomJobsReach,
} from './matching.ts';
export { photosOfJob, type StoredPhoto } from './photos/photo-columns.ts';
export { photosView } from './photos/photo.views.ts';
export { photosToBe, placePhotos, setPhotos } from './photos/set-photos.ts';
export { photosInFull } from './photos/photo.queries.ts';
export { relocateJobs } from './relocate-jobs.ts';
export { answersOf, openFor, opensLater, placeColumns, wantedDate } from './job-input.ts';
export { readKeepOpenToken, keepOpenToken } from './keep-open-token.ts';
export { businessesThatTookUp, changedSince, changeMark, isTakenUp, lastTakenUpAt } from './taken-up.ts';
export {
  abandonJob,
  awardJob,
  keepPremium,
  offerWaitingJobs,
  restoreJobs,
  withholdJobs,
} from './reactions.ts';
export { trackRecordAtDashboard } from './track-record.queries.ts';
export { workAtDashboard } from './work-news.queries.ts';
