import { MOST_WORK_PICTURES } from '../../contract/work-picture-sizes.ts';
import { WORK_TITLE } from './work-title.copy.ts';

const REMOVE = 'Remove';

/** The work pictures of a business, in its own settings. */
export const ownWorkCopy = {
  title: WORK_TITLE,
  loading: 'Loading your pictures',
  note: 'Customers see these pictures on your page and in lists, as soon as they are there. Show only your own work, and no people who have not agreed.',
  seePage: 'See your page',
  preview: 'As customers see it',
  list: 'Your pictures',
  count: (count: number) => `${count} of ${MOST_WORK_PICTURES}`,
  empty: 'No pictures of your work yet.',
  emptyMore: 'Show what you did, before and after. The first picture stands beside your name in lists.',
  full: `You show at most ${MOST_WORK_PICTURES} pictures: the others were left out.`,
  edit: 'Describe',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: REMOVE,
  actions: (place: number) => `Actions for picture ${place}`,
  untold: 'Nothing is said about it yet',
  hidden: 'Hidden by us: customers do not see it. We have written to its owner why.',
  pair: (place: number) => `After picture ${place}`,
  moved: (place: number, total: number) => `The picture is number ${place} of ${total} now`,
  form: {
    title: 'Describe this picture',
    text: 'What it shows (optional)',
    textHint: 'One sentence. No phone numbers and no addresses of customers.',
    service: 'Service (optional)',
    noService: 'None',
    before: 'The same place before (optional)',
    beforeHint: 'Both pictures are shown side by side, as before and after.',
    noBefore: 'It stands alone',
    picture: (place: number, text: string) => (text ? `Picture ${place}: ${text}` : `Picture ${place}`),
    submit: 'Save',
    done: 'Picture described',
  },
  removal: {
    title: 'Remove this picture?',
    note: 'It goes from your page for good.',
    confirm: REMOVE,
    done: 'Picture removed',
  },
};
