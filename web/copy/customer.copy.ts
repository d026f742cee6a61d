import { shellCopy } from './shell.copy.ts';
import { dashboardCopy } from './dashboard.copy.ts';

const REVIEW = 'Leave a Review';

/** The customer's dashboard. Spelling as specified. */
export const customerCopy = {
  jobs: { heading: 'Jobs', loading: 'Loading Active Jobs', empty: 'No Active Jobs Found' },
  postJob: shellCopy.postJob,
  /** Until the first quote. */
  waiting: (count: number) => `Waiting for Local Pros: sent to ${count}`,
  responses: {
    heading: 'Responses',
    count: (count: number) => (count === 1 ? '1 response' : `${count} responses`),
    /** Beside the count. */
    inTouch: (count: number) => `${count} in touch`,
    /** Before the first quote. */
    noQuoteYet: (count: number, interested: number) => {
      const did = interested > 0 ? 'is interested' : 'has written';
      return count === 1
        ? `1 Local Pro ${did}, no quote yet`
        : `${count} Local Pros are in touch, no quote yet`;
    },
    /** Beside the way to the quotes. */
    quoted: (count: number) => (count === 1 ? 'A Local Pro has quoted.' : `${count} Local Pros have quoted.`),
    lookAtOne: '1 quote: look at it',
    loading: 'Loading responses',
    none: 'No Responses Found',
  },
  contacts: {
    heading: 'Who has been in touch',
    hasNumber: 'Interested: has your number',
    wrote: 'Wrote to you',
  },
  cancel: {
    button: 'Cancel Job',
    title: 'Are you sure you want to cancel this job?',
    note: dashboardCopy.forGood,
    confirm: 'Proceed',
    keep: 'Keep the job',
    done: 'Job cancelled',
  },
  review: {
    button: REVIEW,
    title: REVIEW,
    /** Which job it is about, and whom. */
    of: (title: string, business: string | undefined) => (business ? `${title}, ${business}` : title),
    rating: 'Rating',
    comment: 'Comment (optional)',
    submit: 'Submit Review',
    submitting: 'Submitting',
    done: 'Review submitted!',
    yours: 'Your review',
  },
};
