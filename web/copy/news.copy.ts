import { dashboardCopy } from './dashboard.copy.ts';

/** What is said on an open list when somebody else has done something, or oneself in another tab. */
export const newsCopy = {
  /** On other pages and in other tabs. */
  elsewhere: (count: number) =>
    count === 1 ? 'Something new on your dashboard' : `${count} new things on your dashboard`,
  accepted: (job: string) => `Accepted: ${job} has moved to Progress`,
  otherAccepted: (job: string) => `Another quote was accepted: ${job} has moved to Progress`,
  withdrawn: (who: string, job: string) => `Closed: the quote of ${who} for ${job} is not open any more`,
  changedQuote: (who: string, price: string) => `${who} changed this quote: it is ${price} now`,
  seeInstead: 'See the new quote',
  takenBack: (job: string) =>
    `Cancelled: your quote for ${job} was taken back, and the lead is in Leads again`,
  notChosen: (job: string) => `Closed: your quote for ${job} was not chosen or is not open any more`,
  cancelled: (job: string) => `Cancelled: ${job} has moved to History`,
  finished: (job: string) => `Completed: ${job} has moved to History`,
  started: (job: string) => `${job} has moved to Progress`,
  gone: (job: string) => `Removed: ${job} is not in your lists any more`,
  unknown: (job: string) => `${job} is not in this list any more`,
  notPossible: 'This is not possible any more: something changed while you were looking.',
  kept: 'What you wrote:',
  price: 'Your price:',
  typedStays: 'What you are writing stays here until you close this.',
  close: 'Close',
  closeAll: 'Close all',
  open: (tab: string) => `Open ${tab}`,
  waiting: {
    leads: (count: number) => dashboardCopy.newLeads(String(count)),
    quotes: (count: number) => dashboardCopy.newQuotes(String(count)),
    jobs: (count: number) => (count === 1 ? '1 new job' : `${count} new jobs`),
  },
  newJob: (title: string) => `New in this list: ${title}`,
};
