import type { BusinessId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
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
  }
}
