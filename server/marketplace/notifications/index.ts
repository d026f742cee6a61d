export { ANNOUNCE_JOB, noticeJobs } from './notice.jobs.ts';
export { signal } from './signal.ts';
export { tell } from './tell.ts';
export { EXPORT_DAYS } from './export-days.ts';
export { queueNotices } from './queue-notices.ts';
