import { dashboardCopy } from './dashboard.copy.ts';

/** The inbox of a business. Spelling as specified, odd spelling included. */
export const leadsCopy = {
  heading: 'Leads',
  loading: 'Loading Active Leads',
  empty: 'No Active Leads found',
  unverified: 'Leads come in as soon as your e-mail address is verified.',
  subscribe: 'Choose a package',
  inactive: 'Your subscription is not active. Choose a package to receive leads.',
  inactiveForOffice: 'No leads come in at the moment. Please ask the owner of the business why.',
  listLabel: 'Leads, newest first. Use the arrow keys to choose one.',
  arrived: (title: string) => `New lead: ${title}`,
  number: {
    hidden: 'Number hidden until you mark interest',
  },
  interested: { button: 'Interested' },
  remove: {
    button: 'Not Interested',
    title: 'Are you sure you want to remove this lead?',
    note: dashboardCopy.forGoodInList,
    confirm: 'Proceed',
    done: 'Succesfully removed!',
    undo: 'Undo',
    restored: 'The lead is back in your leads.',
  },
  /** Which one is removed, below the question. */
  toRemove: (title: string, who: string) => `${title}, ${who}`,
  options: {
    label: 'Your answer',
    quote: 'Quote estimate',
    info: 'Request more info',
    written: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  },
  gone: {
    text: (title: string) => `“${title}” has left your leads.`,
    /** All that is known for sure: the answer of one's own quote may have been lost. */
    why: 'Somebody else was chosen, it was cancelled, or you have answered it already: look under Quoted.',
    /** On its line in the list. */
    badge: 'Not open any more',
  },
};
