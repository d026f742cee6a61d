export { newestWorkOf } from './recent-work.queries.ts';
