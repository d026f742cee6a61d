import { DEALT_WITH, noLongerThere } from './admin-words.copy.ts';

/** What people reported, and blocks between those who work together, in the admin area. */
export const adminReportsCopy = {
  title: 'Reports',
  loading: 'Loading the reports',
  empty: 'No reports here',
  waiting: (count: number) => (count === 1 ? '1 report to deal with.' : `${count} reports to deal with.`),
  unread: 'We could not check whether there are reports to deal with.',
  look: 'See the reports',
  gone: noLongerThere('report'),
  of: (reporter: string, jobNumber: string) => `the report of ${reporter} on ${jobNumber}`,
  /** Whom it is about, and on which job. */
  which: (about: string, { jobNumber, title }: { jobNumber: string; title: string }) =>
    `${about}, ${jobNumber}: ${title}`,
  states: { label: 'Show', open: 'To deal with', done: DEALT_WITH },
  columns: {
    what: 'What was reported',
    reason: 'Reason',
    by: 'About whom',
    reporter: 'Reported by',
    job: 'Job',
    owner: 'Owner',
    since: 'Reported',
  },
  blocked: 'One side blocked the other while they work together. The job goes on; neither side is told more.',
  toJob: (jobNumber: string) => `See job ${jobNumber}`,
  file: (place: number, name: string | null) =>
    `Reported alone: file ${place} of the message${name ? `, ${name}` : ''}`,
  fileGone: 'It went with its owner’s account.',
  noWords: 'Photos or files without words',
  reportedFile: 'This one was reported',
  wordsGone: 'The words went with their writer’s account.',
  noWriter: 'Deleted user',
  nobody: 'Nobody yet',
  doneBy: (admin: string) => `${DEALT_WITH} by ${admin}`,
  files: {
    button: 'Look at photos and files',
    title: (jobNumber: string) => `Photos and files of the conversation about ${jobNumber}`,
    note: 'They are private to the two sides. Your reason is written into the audit log, and opens them for an hour.',
    confirm: 'Look',
    none: 'Nobody has sent a photo or a file here.',
  },
  take: { button: 'Take it', over: 'Take it over', done: 'Report taken' },
  close: {
    button: DEALT_WITH,
    title: 'What came of this report?',
    note: 'It leaves the list. Neither side reads what you write.',
    confirm: DEALT_WITH,
    done: 'Report dealt with',
  },
};
