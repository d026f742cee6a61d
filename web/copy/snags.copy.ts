import { MOST_SNAG_PHOTOS } from '../../contract/pictures.ts';
import type { Snag } from '../../contract/snags.ts';
import { besideAgreement as alike } from './beside-agreement.copy.ts';

const STILL_OPEN = 'Still open';

/** What the customer finds still open after the end of the work. */
export const snagsCopy = {
  heading: STILL_OPEN,
  list: 'Still open, in the order in which it was listed',
  note: {
    customer: (day: string) =>
      `Is something not done, or not done well? List it until the end of ${day}. The Local Pro ticks off each thing once it is done.`,
    business: (day: string) =>
      `The customer may list what is still open until the end of ${day}. Tick off each thing once it is done.`,
  },
  status: { open: 'Open', done: 'Done' } satisfies Record<Snag['status'], string>,
  shown: (text: string) => `what is still open: ${text}`,
  gone: 'The words went with the account of their author.',
  add: {
    button: 'List What Is Open',
    title: 'What is still open?',
    note: 'The Local Pro hears of it at once. The job stays complete.',
    words: STILL_OPEN,
    hint: 'Each thing in a line of its own.',
    photos: 'Photos of it',
    photosHint: `Up to ${MOST_SNAG_PHOTOS}, if you like. Only the two of you see them. They go with one thing, so list it alone.`,
    full: `Each thing can have at most ${MOST_SNAG_PHOTOS} photos: the others were left out.`,
    unready: alike.unready,
    alone: 'Photos go with one thing: list it alone, and the others after it.',
    confirm: 'List It',
    done: 'Listed',
  },
  tick: { button: 'Tick Off', done: 'Ticked off' },
  untick: { button: 'Not Done After All', done: 'Open again' },
  remove: {
    button: alike.takeBack,
    title: 'Take this back?',
    note: 'It is taken off the list.',
    confirm: alike.takeBack,
    done: 'Taken off the list',
  },
};
