import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Feature } from '../feature.ts';
import { features } from '../features.ts';
import { kindsOf } from '../registry.ts';

// Everything that waits in a queue: what becomes of it when its reason goes away meanwhile, and the story that shows it.

type Held = [becomes: string, file: string, title: string];

const overtaken = (kind: string): Held => [
  'it is dropped once events have overtaken it, its reader has gone, or they switched it off',
  'notifications/overtaken.slow.test.ts',
  `'${kind}': row({`,
];
const waiting = (becomes: string, kind: string): Held => [becomes, 'accounts/waiting-mails.test.ts', kind];
const ofMoney = (becomes: string, title: string): Held => [becomes, 'billing/waiting-mails.test.ts', title];
const PAID = 'what was paid and what went back is told whatever came of it, while its owner is there';
const CONTRADICTED = 'it is dropped once the contrary holds, or the account has gone';
const ANYHOW = 'what happened stays so: it goes, unless the account has gone';

const NOTICES = `
  message-received quote-received quote-accepted quote-rejected quote-withdrawn quote-revised quote-ending quote-expired
  quote-declined extra-proposed extra-approved extra-refused snag-listed snag-done end-proposed end-declined end-lapsed
  job-cancelled job-changed job-closing job-expired job-finished review-due review-received review-answered visit-proposed
  visit-moved visit-agreed visit-cancelled visit-tomorrow visit-soon visit-on-way visit-no-show visit-no-show-disputed
  export-ready`
  .trim()
  .split(/\s+/);

const MAILS: Record<string, Held> = {
  ...Object.fromEntries(NOTICES.map((kind) => [kind, overtaken(kind)])),
  'new-lead': [
    'a lead that is closed, out of reach or answered is told of to nobody',
    'notifications/texts.test.ts',
    'a text of the night goes in the morning, once; a lead that has gone by then does not',
  ],
  'lead-digest': [
    'leads that have gone are left out',
    'notifications/lead-digests.test.ts',
    'leads that have gone by then are left out, and a mail with none left is not sent',
  ],
  invitation: [
    'it is dropped once it is taken back or over, or its business or sender has gone',
    'team/team.test.ts',
    'an invitation that waits to be mailed is mailed only while it holds',
  ],
  'verify-email': waiting('it is dropped once the address is proved', 'verify-email'),
  'security-code': waiting('it is dropped once a newer one is on its way', 'security-code'),
  'email-code': waiting('it is dropped once a newer one is on its way', 'email-code'),
  'no-security-code': waiting(ANYHOW, 'no-security-code'),
  'password-changed': waiting(ANYHOW, 'password-changed'),
  'mobile-changed': waiting(ANYHOW, 'mobile-changed'),
  'email-changed': waiting(ANYHOW, 'email-changed'),
  deactivated: waiting(CONTRADICTED, 'deactivated'),
  activated: waiting(CONTRADICTED, 'activated'),
  'job-deactivated': waiting(CONTRADICTED, 'job-deactivated'),
  'job-activated': waiting(CONTRADICTED, 'job-activated'),
  'job-deleted': waiting(ANYHOW, 'job-deleted'),
  'review-hidden': [
    'it is called off once the review is shown or deleted',
    'admin/reviews.test.ts',
    'a review that is shown again before the mail went is not written about',
  ],
  'review-deleted': waiting(ANYHOW, 'review-deleted'),
  'answer-removed': waiting(ANYHOW, 'answer-removed'),
  'work-picture-hidden': [
    'it is called off once the picture is shown or removed',
    'work-pictures/hidden-work-pictures.test.ts',
    'a picture that is shown again or removed before the mail went is not told of as hidden',
  ],
  'work-picture-removed': waiting(ANYHOW, 'work-picture-removed'),
  'business-given': waiting(ANYHOW, 'business-given'),
  'business-taken': waiting(ANYHOW, 'business-taken'),
  'billing-change': ofMoney(
    'it is dropped once it is taken back, or its owner has gone',
    'of a cancellation that was taken back, and the other way round, only what holds is told',
  ),
  'billing-payment': ofMoney('it goes while its owner is there', PAID),
  'billing-returned': ofMoney('it goes while its owner is there', PAID),
  'billing-refused': [
    'it goes to who owns the business by then',
    'billing/handed-over.test.ts',
    'a refused payer is told to who owns the business by then',
  ],
  enquiry: [
    'what somebody wrote to us is mailed whatever becomes of them, once',
    'enquiries/enquiries.test.ts',
    'an enquiry is kept and mailed to the sales address, once',
  ],
  'complaint-received': [
    'the same, to who complained',
    'enquiries/enquiries.test.ts',
    'a complaint is acknowledged at once',
  ],
  'agreement-made': [
    'what was agreed stays so: it goes, unless the customer has gone',
    'agreements/agreements.test.ts',
    'the customer has what was agreed in a mail of their own, whatever becomes of the work meanwhile',
  ],
  farewell: [
    'it goes after its account, within a day or not at all',
    'privacy/delete-account.test.ts',
    'the last mail takes the address with it, and does not wait longer than a day',
  ],
};

const JOBS: Record<string, Held> = {
  'send-from-outbox': [
    'the mail looks again as it goes, as those above do',
    'notifications/once.test.ts',
    'a quote that is withdrawn before its notice was sent is not told of',
  ],
  'send-bulk-mail': [
    'the same',
    'notifications/lead-digests.test.ts',
    'leads that have gone by then are left out, and a mail with none left is not sent',
  ],
  'send-texts': [
    'the same',
    'notifications/texts.test.ts',
    'a text that waits is dropped once its reader is deactivated',
  ],
  'announce-job': [
    'a job that is closed, switched off or whose customer is deactivated is announced to nobody',
    'notifications/effect.test.ts',
    'a job that an admin switched off is news again when it is on, to who has not heard of it',
  ],
  'draw-work-picture': [
    'a picture that was removed is not drawn',
    'work-pictures/work-pictures.test.ts',
    'a picture that is removed before it was drawn again leaves nothing behind',
  ],
  'make-export': [
    'no copy is kept of an account that has gone',
    'privacy/export.test.ts',
    'a copy that is being made while its owner leaves is not kept',
  ],
  'drop-export': [
    'what has gone already is dropped once more, which does no harm',
    'privacy/export.test.ts',
    'after seven days the copy is gone, from the list, the address and the store',
  ],
  'drop-file': [
    'the same',
    'files/sweep.test.ts',
    'a file goes with the refusal of what names it, and with nothing that may have been done',
  ],
  'apply-payment-event': [
    'the provider is asked, whatever the event says',
    'billing/reconciliation/webhooks.test.ts',
    'a webhook that says "paid" of what is not paid grants nothing',
  ],
  'end-payments': [
    'pages that were paid meanwhile count',
    'billing/handed-over.test.ts',
    'what a bank is still asked about when the business is handed over counts when it has answered',
  ],
  'close-subscription': [
    'one that was taken back in time is not closed',
    'billing/provider-outbox/unheard-ends.test.ts',
    'who takes a cancellation back while it is just carried out at the bank stays',
  ],
  'leave-account': [
    'an account that the bank has let go is left once',
    'billing/provider-outbox/unheard-ends.test.ts',
    'an account that the bank does not let go is put before a person, and left as soon as the bank lets it',
  ],
  'set-price': [
    'a price that is not wished any more is not set',
    'billing/billing.test.ts',
    'a cheaper package that is not wished any more leaves the price of the months as it was',
  ],
};

const listed = features as readonly Feature[];

test('of every kind of mail and of every job it is written what becomes of one that waits', () => {
  expect(Object.keys(MAILS).toSorted()).toEqual(Object.keys(kindsOf(listed)).toSorted());
  // Duties come by whether there is anything to do or not.
  const duties = listed.flatMap(({ duties: of = {} }) => Object.keys(of));
  const queues = listed.flatMap(({ queues: of = [] }) => of).filter((name) => !duties.includes(name));
  expect(Object.keys(JOBS).toSorted()).toEqual(queues.toSorted());
});

test('each of them has the story that shows it', () => {
  const missing = Object.entries({ ...MAILS, ...JOBS }).filter(
    ([, [, file, title]]) => !readFileSync(`server/marketplace/${file}`, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});
