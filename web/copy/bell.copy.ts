import type { BellEntry } from '../../contract/bell.ts';
import type { BellKind } from '../../contract/words.ts';
import { jobsCopy } from './jobs.copy.ts';
import { dashboardCopy } from './dashboard.copy.ts';
import { uiCopy } from './ui.copy.ts';

type Said = Pick<BellEntry, 'name' | 'rating' | 'count'> & { price: string };

const SOMEBODY = 'Somebody';
const who = ({ name }: Said) => name ?? SOMEBODY;

/** The bell of a dashboard: what happened, each thing in a line. */
export const bellCopy = {
  title: dashboardCopy.bell,
  loading: 'Loading what happened',
  empty: 'Nothing has happened yet. Quotes, messages and news of your jobs will be listed here.',
  readAll: 'Mark all read',
  close: uiCopy.close,
  unread: 'Unread:',
  about: { 'payment-refused': 'Billing', 'payment-due': 'Billing', other: 'Your account' },
  said: {
    interested: (said) => `${who(said)} is interested`,
    'quote-received': (said) => `${who(said)} quoted ${said.price}`,
    'quote-accepted': (said) => `${who(said)} accepted your quote of ${said.price}`,
    'quote-rejected': (said) => `${who(said)} chose another Local Pro`,
    'quote-withdrawn': (said) => `${who(said)} took back the quote of ${said.price}`,
    'quote-revised': (said) => `${who(said)} changed their quote to ${said.price}`,
    'extra-proposed': (said) => `${who(said)} proposed an extra`,
    'extra-approved': (said) => `${who(said)} approved your extra`,
    'extra-refused': (said) => `${who(said)} refused your extra`,
    'end-proposed': (said) => `${who(said)} proposed to end the job early`,
    'end-declined': (said) => `${who(said)} said no to ending the job early`,
    'end-lapsed': () => 'The proposal to end the job was not answered, so it goes on',
    'quote-ending': (said) => `The quote of ${who(said)} for ${said.price} ends in two days`,
    'quote-expired': (said) => `Your quote of ${said.price} to ${who(said)} ran out`,
    'quote-declined': (said) => `${who(said)} said no thanks to your quote of ${said.price}`,
    'snag-listed': (said) => `${who(said)} listed what is still open`,
    'snag-done': (said) => `${who(said)} ticked off what was still open`,
    'message-received': (said) =>
      said.count === 1 ? `${who(said)} wrote to you` : `${who(said)} wrote to you ${said.count} times`,
    'job-changed': () => 'The customer changed the job',
    'job-closing': () => 'The job closes soon, as no Local Pro took it up',
    'job-expired': () => 'The job closed, as no Local Pro took it up',
    'job-cancelled': () => jobsCopy.wasCancelled,
    'job-finished': (said) => `The work with ${who(said)} is complete`,
    'review-due': (said) => `How did ${who(said)} do? Your review is still missing`,
    'review-received': (said) => `${who(said)} reviewed your work: ${said.rating ?? ''} out of 5`,
    'review-answered': (said) => `${who(said)} answered your review`,
    'visit-proposed': (said) => `${who(said)} proposed times for a visit`,
    'visit-moved': (said) => `${who(said)} moved a visit`,
    'visit-agreed': (said) => `${who(said)} agreed to a visit`,
    'visit-cancelled': (said) => `The visit with ${who(said)} is cancelled`,
    'visit-tomorrow': (said) => `The visit with ${who(said)} is in a day`,
    'visit-soon': (said) => `The visit with ${who(said)} is in two hours`,
    'visit-on-way': (said) => `${who(said)} is on the way to you`,
    'visit-no-show': (said) => `${who(said)} says that you missed a visit`,
    'visit-no-show-disputed': (said) => `${who(said)} says that they did not miss a visit`,
    'payment-refused': () => 'Your card or account was refused',
    'payment-due': () => 'A payment is due',
    'export-ready': () => 'The copy of your data is ready',
  } satisfies Record<BellKind, (said: Said) => string>,
};
