import { photosCopy } from './photos.copy.ts';
import { AUDIT_LOG, NONE_YET, noLongerThere } from './admin-words.copy.ts';

/** Jobs in the admin area. Spelling as specified. */
const SWITCHED_OFF = 'Switched off';

export const adminJobsCopy = {
  loading: 'Loading Jobs',
  empty: 'No Jobs Found',
  deleted: 'Job Deleted Successfully',
  gone: noLongerThere('job'),
  /** Titles are often the same: its number and its customer say which job it is. */
  which: (jobNumber: string, customer: string) => `${jobNumber}, ${customer}`,
  columns: {
    job: 'Job',
    customer: 'Customer',
    service: 'Service',
    location: 'Location',
    status: 'Status',
    leads: 'Leads',
    /** Those that were withdrawn or not chosen stand in the list of all quotes. */
    quotes: 'Open or accepted quotes',
    posted: 'Posted',
  },
  statuses: {
    all: 'All',
    active: 'Active',
    progress: 'In progress',
    finished: 'Finished',
    cancelled: 'Cancelled',
    quoted: 'With a quote',
    quoted_in_a_day: 'With a quote in 24 hours',
    hired: 'With somebody hired',
    hired_elsewhere: 'Hired someone else',
    not_needed: 'Not needed any more',
    unanswered: 'Nobody answered',
  },
  states: { label: 'Show', all: 'All', active: 'Switched on', inactive: SWITCHED_OFF },
  status: 'Status',
  allQuotes: 'All quotes',
  switchedOff: SWITCHED_OFF,
  search: 'Search by number, title, post code or customer',
  tiers: { normal: 'Normal', premium: 'Premium' },
  details: {
    open: (title: string) => `Details of ${title}`,
    short: 'Details',
    description: 'Description',
    property: 'Property',
    urgency: 'Urgency',
    /** Not all that the job reaches: those who have opened it, which the column of leads counts among others. */
    seenBy: 'Seen by',
    interested: (name: string) => `${name} (interested)`,
    none: NONE_YET,
  },
  photos: {
    label: 'Photos',
    button: (count: number) => `Look at ${photosCopy.count(count)}`,
    title: (name: string) => `Photos of ${name}`,
    note: 'They may show a home. Your reason is written into the audit log, and opens them for an hour.',
    results: 'What came of it',
    confirm: 'Look at them',
  },
  activate: { button: 'Activate', done: 'Job activated' },
  deactivate: {
    button: 'Deactivate',
    title: (name: string) => `Deactivate ${name}`,
    note: 'It leaves the leads of every business and takes neither quotes nor an acceptance until it is active again.',
    confirm: 'Deactivate',
    done: 'Job deactivated',
  },
  remove: {
    button: 'Delete',
    title: (name: string) => `Delete ${name}`,
    note: 'What is open or agreed on it is cancelled, both sides are told, and it leaves every list. This process cannot be undone.',
    confirm: 'Delete',
  },
  log: AUDIT_LOG,
};
