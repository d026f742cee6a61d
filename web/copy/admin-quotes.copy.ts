/** The quotes in the admin area. */
export const adminQuotesCopy = {
  title: 'Quotes',
  loading: 'Loading Quotes',
  empty: 'No Quotes Found',
  toJobs: 'All jobs',
  columns: {
    job: 'Job',
    customer: 'Customer',
    business: 'Business',
    price: 'Price',
    status: 'Status',
    sent: 'Sent',
  },
  statuses: {
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Not chosen',
    cancelled: 'Withdrawn',
    closed: 'Closed',
  },
};
