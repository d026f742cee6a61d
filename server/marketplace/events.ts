/** What can happen in the market, and what is known of it. Ids only: whoever reacts looks again. */
export type Events = {
  /** `terms`: what was agreed to, word for word as it was shown. */
  'account.registered': { accountId: string; role: string; terms: string };
  'account.verified': { accountId: string };
  'password.changed': { accountId: string };
  'password.reset': { accountId: string };
  'mobile.changed': { accountId: string };
  'email.changed': { accountId: string };
  'email.restored': { accountId: string };
  /** `opensLaterAt`: when a premium job opens to every package, as an ISO moment. */
  'job.posted': { jobId: string; customerId: string; opensLaterAt: string | null };
  /** It was posted before its customer's e-mail was verified. */
  'job.offered': { jobId: string; customerId: string; opensLaterAt: string | null };
  'job.cancelled': { jobId: string; customerId: string };
  /** An admin switched it on or off. */
  'job.switched': { jobId: string; customerId: string };
  'job.finished': { jobId: string; customerId: string; businessId: string };
  'lead.interested': { jobId: string; leadId: string; customerId: string; businessId: string };
  'lead.dismissed': { jobId: string; leadId: string; customerId: string; businessId: string };
  'message.sent': {
    jobId: string;
    leadId: string;
    messageId: string;
    customerId: string;
    businessId: string;
  };
  'quote.sent': { jobId: string; leadId: string; quoteId: string; customerId: string; businessId: string };
  'quote.withdrawn': {
    jobId: string;
    leadId: string;
    quoteId: string;
    customerId: string;
    businessId: string;
  };
  'quote.accepted': {
    jobId: string;
    leadId: string;
    quoteId: string;
    customerId: string;
    businessId: string;
  };
  /** The last thing that happens in the name of an account; `role` is what it was. */
  'account.deleted': { accountId: string; role: 'customer' | 'business' };
  /** By an admin, with what is open in its name; `role` is what it was. */
  'account.removed': { accountId: string; role: 'customer' | 'business' };
  /** By an admin. */
  'account.deactivated': { accountId: string; role: 'customer' | 'business' };
  'account.activated': { accountId: string; role: 'customer' | 'business' };
  /** Somebody changed their name, number or picture. */
  'account.changed': { accountId: string };
  /** A business changed its profile, logo or documents. */
  'business.changed': { businessId: string };
  /** An admin hid it, showed it again or deleted it. */
  'review.moderated': { jobId: string; reviewId: string; customerId: string; businessId: string };
  'review.written': { jobId: string; reviewId: string; customerId: string; businessId: string };
  /** A provider would not use the card or account that was given on its page; the page is closed. */
  'payment-page.refused': { intentId: string; businessId: string };
  /** `changeId`: the row of the subscription's own history that says from what to what, and why. */
  'subscription.changed': { subscriptionId: string; businessId: string; changeId: string };
  'payment.received': { subscriptionId: string; businessId: string; paymentId: string };
  /** A person has to look at something. */
  'payment.flagged': { flagId: string; subscriptionId: string; businessId: string };
  /** And has done so. */
  'payment.looked-after': { flagId: string; subscriptionId: string; businessId: string };
  'promo-code.changed': { promoCodeId: string; what: 'added' | 'changed' | 'deleted' };
  'package.priced': { packageId: string; netPence: number };
  'payment.returned': { subscriptionId: string; businessId: string; paymentId: string; creditNoteId: string };
};
export type EventName = keyof Events;

/** The events that know this of what happened. */
export type About<Key extends string> = {
  [E in EventName]: Events[E] extends Record<Key, string> ? E : never;
}[EventName];
