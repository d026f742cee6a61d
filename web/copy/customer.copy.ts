import { shellCopy } from './shell.copy.ts';
import { dashboardCopy } from './dashboard.copy.ts';

const REVIEW = 'Leave a Review';

/** The customer's dashboard. Spelling as specified. */
export const customerCopy = {
  jobs: { heading: 'Jobs', loading: 'Loading Active Jobs', empty: 'No Active Jobs Found' },
  postJob: shellCopy.postJob,
  responses: {
    heading: 'Responses',
    count: (count: number) => (count === 1 ? '1 response' : `${count} responses`),
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
    done: 'Job cancelled',
  },
  review: {
    button: REVIEW,
    title: REVIEW,
    rating: 'Rating',
    comment: 'Comment (optional)',
    submit: 'Submit Review',
    submitting: 'Submitting',
    done: 'Review submitted!',
    yours: 'Your review',
  },
};
