export { ANNOUNCE_JOB, noticeJobs } from './notice.jobs.ts';
export { signal } from './signal.ts';
export { tell } from './tell.ts';
export { EXPORT_DAYS } from './export-days.ts';
export { tellPeople, tellBusinesses } from './tell-people.ts';
export { ring } from './bell/ring.ts';
export { ringing } from './bell/ring-consequences.ts';
export {
  hasUnreadVisits,
  markMessagesRead,
  markSeenOn,
  markVisitsRead,
  unreadIn,
} from './bell/bell-marks.queries.ts';
