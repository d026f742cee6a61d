export { cancelJob } from './actions/cancel-job.ts';
export { finishJob } from './actions/finish-job.ts';
export { postJob } from './actions/post-job.ts';
export {
  type Disclosure,
  isInterestAlive,
  isReleased,
  isWinner,
  mayHaveNumber,
  readable,
  type Released,
} from './disclosure.ts';
export { ASK_STATUSES, isOpen, jobLifecycle } from './job.lifecycle.ts';
export { mayOnJob } from './job.policy.ts';
export { type LockedJob, lockJob, outcomeOf } from './job.queries.ts';
export { jobHandlers } from './job.routes.ts';
export { jobFace, type JobFaceRow } from './job-columns.ts';
export { jobFaceView } from './job.views.ts';
export {
  businessesInReach,
  countReach,
  cellsInReach,
  isInReach,
  isWithinRadius,
  pointAt,
  pointOf,
  whomJobsReach,
} from './matching.ts';
export { relocateJobs } from './relocate-jobs.ts';
export { jobData } from './job.personal-data.ts';
export {
  abandonJob,
  awardJob,
  keepPremium,
  offerWaitingJobs,
  restoreJobs,
  withholdJobs,
} from './reactions.ts';
