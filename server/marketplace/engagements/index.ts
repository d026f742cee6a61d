export {
  ENGAGEMENT_STATUSES,
  engagementLifecycle,
  type EngagementStatus,
  isEndedEarly,
  isReviewable,
  isUnderWay,
} from './engagement.lifecycle.ts';
export { mayOnEngagement } from './engagement.policy.ts';
export { engagementOf, itsEngagement, jobStatus } from './engagement.queries.ts';
export { beginEngagement } from './reactions.ts';
