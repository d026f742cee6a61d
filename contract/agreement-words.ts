// What an agreement says in words, on its page and on the paper that the server draws.

import type { CancelRight } from './agreements.ts';
import { brand } from './brand.ts';
import { AGREEMENT } from './agreement-title.ts';

const NOBODY = { customer: 'The customer (account deleted)', business: 'The business (account deleted)' };

/** The agreement of a job, as both sides can show it. The law it speaks of is that of consumer contracts in this country. */
export const agreementWords = {
  title: AGREEMENT,
  made: (jobNumber: string, moment: string) => `${jobNumber}, agreed on ${moment}`,
  nobody: NOBODY,
  sides: { heading: 'Who', customer: 'The customer', business: 'The Local Pro' },
  work: { heading: 'The work', gone: 'The customer’s words went with their account.' },
  price: { heading: 'The price', sum: 'Agreed', message: 'Message' },
  terms: {
    heading: 'In plain words',
    each: [
      'The Local Pro does the work above for the price above, with reasonable care and skill.',
      'Any change has to be agreed by both of you in writing. A message about the job will do.',
      `You pay the Local Pro directly. ${brand.name} is not a party to this agreement and takes no part of the price.`,
    ],
  },
  cancelling: {
    heading: 'The right to cancel',
    who: 'This is for somebody who has the work done for a home and not for a business.',
    how: 'To cancel, tell the other side in plain words, for example by a message about the job. Then end the job here together, so that it leaves your lists.',
    right: {
      free: (until) =>
        `The customer may cancel without a reason until the end of ${until}, and pays nothing.`,
      'for what is done': (until) =>
        `The customer asked for the work to begin at once. They may cancel without a reason until the end of ${until}, and then pay for what was done by then. Once all of it is done there is nothing to cancel any more.`,
      finished: () =>
        'The customer asked for the work to begin at once, and all of it is done: there is nothing to cancel any more.',
      over: (until) => `The customer could cancel without a reason until the end of ${until}.`,
    } satisfies Record<CancelRight, (until: string) => string>,
  },
  proof: {
    heading: 'Nothing of it changes',
    note: 'All of this was fixed when the quote was accepted. The fingerprint below (SHA-256) was made of it, and would be another one if a letter had been changed since.',
    label: 'Fingerprint',
  },
};
