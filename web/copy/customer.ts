/** The customer's dashboard. Spelling as specified (ruling 21). */
export const customerCopy = {
  jobs: { heading: 'Jobs', loading: 'Loading Active Jobs', empty: 'No Active Jobs Found' },
  postJob: 'Post a Job',
  responses: {
    heading: 'Responses',
    count: (count: number) => (count === 1 ? '1 response' : `${count} responses`),
    loading: 'Loading responses',
    none: 'No Responses Found',
  },
  reached: (count: number) => (count === 1 ? 'Sent to 1 Local Pro' : `Sent to ${count} Local Pros`),
  contacts: {
    heading: 'Who has been in touch',
    hasNumber: 'Interested: has your number',
    wrote: 'Wrote to you',
  },
  cancel: {
    button: 'Cancel Job',
    title: 'Are you sure you want to cancel this job?',
    note: 'This process cannot be undone.',
    confirm: 'Proceed',
    done: 'Job cancelled',
  },
  review: {
    button: 'Leave a Review',
    title: 'Leave a Review',
    rating: 'Rating',
    comment: 'Comment (optional)',
    submit: 'Submit Review',
    submitting: 'Submitting',
    done: 'Review submitted!',
    yours: 'Your review',
  },
};
