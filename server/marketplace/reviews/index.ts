export { newestWords, newestWordsColumns, newestWordsView } from './newest-words.ts';
export { newestWorkOf } from './recent-work.queries.ts';
export { recentReviews } from './recent-work.ts';
export { reviewsAtDashboard } from './review-news.queries.ts';
