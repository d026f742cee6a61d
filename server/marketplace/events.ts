import type { BusinessId, UserId } from '../platform/ids.ts';
/** What can happen in the market, and what is known of it. Ids only: whoever reacts looks again. */
export type Events = {
  /** `terms`: what was agreed to, word for word as it was shown. */
  'account.registered': { accountId: UserId; role: string; terms: string };
  'account.verified': { accountId: UserId };
  'password.changed': { accountId: UserId };
  'password.reset': { accountId: UserId };
  'mobile.changed': { accountId: UserId };
  'email.changed': { accountId: UserId };
  'email.restored': { accountId: UserId };
  /** `opensLaterAt`: when a premium job opens to every package, as an ISO moment. */
  'job.posted': { jobId: string; customerId: UserId; opensLaterAt: string | null };
  /** It was posted before its customer's e-mail was verified. */
  'job.offered': { jobId: string; customerId: UserId; opensLaterAt: string | null };
  'job.cancelled': { jobId: string; customerId: UserId };
  /** An admin switched it on or off. */
  'job.switched': { jobId: string; customerId: UserId };
  'job.finished': { jobId: string; customerId: UserId; businessId: BusinessId };
  'lead.interested': { jobId: string; leadId: string; customerId: UserId; businessId: BusinessId };
  'lead.dismissed': { jobId: string; leadId: string; customerId: UserId; businessId: BusinessId };
  'message.sent': {
    jobId: string;
    leadId: string;
    messageId: string;
    customerId: UserId;
    businessId: BusinessId;
  };
  'quote.sent': {
    jobId: string;
    leadId: string;
    quoteId: string;
    customerId: UserId;
    businessId: BusinessId;
  };
  'quote.withdrawn': {
    jobId: string;
    leadId: string;
    quoteId: string;
    customerId: UserId;
    businessId: BusinessId;
  };
  'quote.accepted': {
    jobId: string;
    leadId: string;
    quoteId: string;
    customerId: UserId;
    businessId: BusinessId;
  };
  /** The last thing that happens in the name of an account; `role` is what it was. */
  'account.deleted': { accountId: UserId; role: 'customer' | 'business' };
  /** By an admin, with what is open in its name; `role` is what it was. */
  'account.removed': { accountId: UserId; role: 'customer' | 'business' };
  /** By an admin. */
  'account.deactivated': { accountId: UserId; role: 'customer' | 'business' };
  'account.activated': { accountId: UserId; role: 'customer' | 'business' };
  /** Somebody changed their name, number or picture. */
  'account.changed': { accountId: UserId };
  'member.invited': { businessId: BusinessId; invitationId: string };
  'member.joined': { businessId: BusinessId; accountId: UserId; role: string };
  'member.changed': { businessId: BusinessId; accountId: UserId; role: string };
  'member.left': { businessId: BusinessId; accountId: UserId };
  /** To a member, who owns it from now on. */
  'business.handed-over': { businessId: BusinessId; from: UserId; to: UserId };
  /** A business changed its profile, logo or documents. */
  'business.changed': { businessId: BusinessId };
  /** An admin hid it, showed it again or deleted it. */
  'review.moderated': { jobId: string; reviewId: string; customerId: UserId; businessId: BusinessId };
  'review.written': { jobId: string; reviewId: string; customerId: UserId; businessId: BusinessId };
  /** A provider would not use the card or account that was given on its page; the page is closed. */
  'payment-page.refused': { intentId: string; businessId: BusinessId };
  /** `changeId`: the row of the subscription's own history that says from what to what, and why. */
  'subscription.changed': { subscriptionId: string; businessId: BusinessId; changeId: string };
  'payment.received': { subscriptionId: string; businessId: BusinessId; paymentId: string };
  /** A person has to look at something. */
  'payment.flagged': { flagId: string; subscriptionId: string; businessId: BusinessId };
  /** And has done so. */
  'payment.looked-after': { flagId: string; subscriptionId: string; businessId: BusinessId };
  'promo-code.changed': { promoCodeId: string; what: 'added' | 'changed' | 'deleted' };
  'package.priced': { packageId: string; netPence: number };
  'payment.returned': {
    subscriptionId: string;
    businessId: BusinessId;
    paymentId: string;
    creditNoteId: string;
  };
};
export type EventName = keyof Events;

/** The events that know this of what happened. */
export type About<Key extends string> = {
  [E in EventName]: Events[E] extends Record<Key, string> ? E : never;
}[EventName];
