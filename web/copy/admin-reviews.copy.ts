import { noLongerThere, SHOW_AGAIN } from './admin-words.copy.ts';
import { reviewsCopy } from './reviews.copy.ts';

/** Reviews in the admin area. */
export const adminReviewsCopy = {
  loading: 'Loading Reviews',
  empty: reviewsCopy.none,
  deleted: 'Review Deleted Successfully',
  gone: noLongerThere('review'),
  of: (customer: string, business: string) => `the review of ${business} by ${customer}`,
  /** Whose it is of whom, and of which job, where it is hidden or deleted. */
  which: (of: string, jobNumber: string) => `${of.charAt(0).toUpperCase()}${of.slice(1)}, ${jobNumber}`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  columns: {
    review: 'Review',
    business: 'Business',
    customer: 'Customer',
    job: 'Job',
    state: 'Status',
    written: 'Written',
  },
  noWords: 'No comment',
  shown: 'Shown',
  hidden: 'Hidden',
  states: { label: 'Show', all: 'All', active: 'Shown', inactive: 'Hidden' },
  hide: {
    button: 'Hide',
    title: 'Hide this review',
    note: 'A note with the reason stands in its place. An unkind opinion is no reason.',
    legend: 'Reason',
    confirm: 'Hide',
    done: 'Review hidden',
  },
  show: { button: SHOW_AGAIN, done: 'Review shown again' },
  answer: reviewsCopy.answerOf,
  removeAnswer: {
    button: 'Remove the answer',
    title: 'Remove the answer to this review',
    note: 'It is gone for good, and the business can write no other one. It is told the reason; the review stays.',
    confirm: 'Remove',
    done: 'Answer removed',
  },
  remove: {
    button: 'Delete',
    title: 'Delete this review',
    note: 'It is gone for good, and nothing stands in its place. This process cannot be undone.',
    confirm: 'Delete',
  },
};
