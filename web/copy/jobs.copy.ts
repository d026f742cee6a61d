import { JOB_ROWS } from '../../contract/job-words.ts';
import { dashboardCopy } from './dashboard.copy.ts';
import { milesInShort } from './miles.copy.ts';

/** A job on a card, for every reader. Spelling as specified. */
export const jobsCopy = {
  wasCancelled: 'The job was cancelled',
  rows: JOB_ROWS,
  miles: (miles: number) =>
    miles < 1 ? 'less than a mile away' : miles === 1 ? '1 mile away' : `${miles} miles away`,
  /** The same in a row. */
  milesInShort,
  /** Before the day on which a job is wanted. */
  by: 'Wanted by',
  tiers: { normal: 'Normal', premium: 'Premium' },
  /** Folded on a card. */
  details: 'Job details',
  /** What a job goes through, from left to right. */
  story: {
    label: 'How far this job is',
    posted: 'Posted',
    quotes: 'Quotes',
    hired: 'Hired',
    done: 'Done',
    reviewed: 'Reviewed',
    cancelled: 'Cancelled',
  },
  inactive: 'Inactive',
  postedBy: 'Posted by',
  charge: 'Charge',
  call: (name: string, number: string) => `Call ${name} on ${number}`,
  progress: { loading: 'Loading Jobs in Progress', empty: 'No Jobs in Progress Found' },
  history: {
    heading: 'Completed jobs',
    loading: 'Loading Completed Jobs',
    empty: 'No Completed Jobs Found',
    /** Of those that were called off. */
    cancelledHeading: 'Cancelled jobs',
  },
  complete: {
    button: 'Mark as Complete',
    title: 'Are you sure you want to mark this job as complete?',
    note: dashboardCopy.forGood,
    confirm: 'Complete',
    done: 'Job completed',
  },
};
