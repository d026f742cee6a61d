export { reviewJob } from './actions/review-job.ts';
export { newestWorkOf } from './recent-work.queries.ts';
export { reviewHandlers } from './review.routes.ts';
export { reviewData } from './review.personal-data.ts';
