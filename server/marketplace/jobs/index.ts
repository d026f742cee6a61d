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
export { relocateJobs } from './relocate-jobs.ts';
export {
  abandonJob,
  awardJob,
  keepPremium,
  offerWaitingJobs,
  restoreJobs,
  withholdJobs,
} from './reactions.ts';
