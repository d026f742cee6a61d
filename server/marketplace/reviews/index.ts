export { newestWorkOf, recentReview } from './recent-work.queries.ts';
