import { noLongerThere, SHOW_AGAIN } from './admin-words.copy.ts';
import { workCopy } from './work.copy.ts';

const WHO_IS_TOLD = 'Its business is told the reason by e-mail.';

/** What businesses show of their work, in the admin area. */
export const adminWorkPicturesCopy = {
  title: 'Work pictures',
  all: 'All work pictures',
  only: (business: string) => `Only those of ${business}`,
  toBusinesses: 'All businesses',
  loading: 'Loading the work pictures',
  empty: 'No work pictures here',
  gone: noLongerThere('picture'),
  of: (business: string, text: string) => (text ? `${business}: ${text}` : `a picture of ${business}`),
  look: (name: string) => `Look at ${name}`,
  alt: workCopy.untold,
  untold: 'Nothing is said about it',
  after: 'The later one of a pair',
  columns: { picture: 'Picture', service: 'Service', business: 'Business', state: 'Status', added: 'Added' },
  noService: 'None',
  shown: 'Shown',
  hidden: 'Hidden',
  states: { label: 'Show', all: 'All', active: 'Shown', inactive: 'Hidden' },
  hide: {
    button: 'Hide',
    title: 'Hide this picture',
    note: `Only its business and admins see it then, and it can be shown again. ${WHO_IS_TOLD}`,
    confirm: 'Hide',
    done: 'Picture hidden',
  },
  show: { button: SHOW_AGAIN, done: 'Picture shown again' },
  remove: {
    button: 'Delete',
    title: 'Delete this picture',
    note: `It is gone for good. ${WHO_IS_TOLD} This process cannot be undone.`,
    confirm: 'Delete',
    done: 'Picture deleted',
  },
};
