import { newId, type BusinessId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';

export const SEND_BILLING_MAIL = 'send-billing-mail';

/**
 * Of what the subject is a row: `change` of the subscription's history, `payment` of payments, `returned` of credit notes,
 * `refused` of intents.
 */
export type BillingMailKind = 'change' | 'payment' | 'returned' | 'refused';

type Mail = { kind: BillingMailKind; businessId: BusinessId; subjectId: string };

/** Queues a mail about money. An account needs these, so no switch turns them off; the key makes each single. */
async function queueBillingMail({ tx, queue, now }: Context, { kind, businessId, subjectId }: Mail) {
  const queued = await tx
    .insertInto('billing_mails')
    .values({
      id: newId(),
      key: `${kind}:${subjectId}`,
      kind,
      business_id: businessId,
      subject_id: subjectId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (queued) await queue.send(tx, SEND_BILLING_MAIL, { jobs: [{ mailId: queued.id }] });
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
