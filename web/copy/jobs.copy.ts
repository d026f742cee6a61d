import { dashboardCopy } from './dashboard.copy.ts';

/** A job on a card, for every reader. Spelling as specified. */
export const jobsCopy = {
  rows: {
    service: 'Service',
    location: 'Location',
    property: 'Property',
    urgency: 'Urgency',
    description: 'Description',
  },
  miles: (miles: number) =>
    miles < 1 ? 'less than a mile away' : miles === 1 ? '1 mile away' : `${miles} miles away`,
  tiers: { normal: 'Normal', premium: 'Premium' },
  inactive: 'Inactive',
  postedBy: 'Posted by',
  charge: 'Charge',
  progress: { loading: 'Loading Jobs in Progress', empty: 'No Jobs in Progress Found' },
  history: {
    heading: 'Completed jobs',
    loading: 'Loading Completed Jobs',
    empty: 'No Completed Jobs Found',
  },
  complete: {
    button: 'Mark as Complete',
    title: 'Are you sure you want to mark this job as complete?',
    note: dashboardCopy.forGood,
    confirm: 'Complete',
    done: 'Job completed',
  },
};
