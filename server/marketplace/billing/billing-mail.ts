import type { BusinessId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { putInOutbox } from '../outbox/index.ts';

/**
 * Of what the subject is a row: `change` of the subscription's history, `payment` of payments, `returned` of credit notes,
 * `refused` of intents.
 */
export const BILLING_MAILS = ['change', 'payment', 'returned', 'refused'] as const;
export type BillingMailKind = (typeof BILLING_MAILS)[number];

/** What it is called among the mails of all features. */
export const kindInOutbox = (name: BillingMailKind) => `billing-${name}`;

type Mail = { kind: BillingMailKind; businessId: BusinessId; subjectId: string };

/** Queues a mail about money. An account needs these, so no switch turns them off; the key makes each single. */
function queueBillingMail(context: Context, { kind: name, businessId, subjectId }: Mail): Promise<void> {
  const kind = kindInOutbox(name);
  return putInOutbox(context, [{ kind, key: `${kind}:${subjectId}`, businessId, subjectId }]);
}

/** The business is mailed how its subscription stands now. */
export const mailChange = (context: Context, { businessId, changeId }: Events['subscription.changed']) =>
  queueBillingMail(context, { kind: 'change', businessId, subjectId: changeId });

/** And what was taken, with where the invoice is. */
export const mailPayment = (context: Context, { businessId, paymentId }: Events['payment.received']) =>
  queueBillingMail(context, { kind: 'payment', businessId, subjectId: paymentId });

export const mailReturn = (context: Context, { businessId, creditNoteId }: Events['payment.returned']) =>
  queueBillingMail(context, { kind: 'returned', businessId, subjectId: creditNoteId });

/** What was given on a provider's page cannot be used, and what to do. */
export const mailRefusal = (context: Context, { businessId, intentId }: Events['payment-page.refused']) =>
  queueBillingMail(context, { kind: 'refused', businessId, subjectId: intentId });
