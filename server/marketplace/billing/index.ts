/*
 * What money does, and which folder answers for it:
 * - packages: what is on offer and what it costs; promo-codes: what makes it cheaper.
 * - checkout: start-checkout.ts decides and has an intent written before the provider is asked, intents.ts keeps it,
 *   intent-terms.ts says what is asked for, open-page.ts opens its page, settle-intent.ts carries it through and
 *   close-intent.ts ends it without a result.
 * - reconciliation: confirm-payment.ts (the return page), receive-events.ts with apply-event.ts (the provider's news) and
 *   sweep.ts (what neither told) call reconcile.ts, which reads the provider's record and makes ours the same.
 * - billing.jobs.ts: which function does the work of each queue.
 * - subscription: its lifecycle, what moves it and until when leads are open. cancel-subscription.ts stops the payments,
 *   resume-subscription.ts takes that back, close-subscription.ts ends it once what is paid is over,
 *   end-subscription.ts when the business is deleted.
 * - package-change: package-change.ts computes, change-package.ts begins, finish-change.ts carries through,
 *   bounced-change.ts takes back what a bank did not pay.
 * - provider-outbox: what a provider has to be told, written down until it has heard it.
 * - charges: the ledger; invoices: what is issued for it; flags: what needs a person.
 */
export { hasAccess, mustHaveAccess, refreshAccess, refreshAccessOf } from './subscription/access.ts';
export { CLOSE_SUBSCRIPTION, LEAVE_BANK_ACCOUNT, SET_PRICE } from './provider-outbox/provider-outbox.ts';
export { billingHandlers } from './billing.routes.ts';
export { mailChange, mailPayment, mailRefusal, mailReturn } from './billing-mail.ts';
export { billingMails } from './billing.mails.ts';
export {
  addPromoCode,
  changePackagePrice,
  changePromoCode,
  deletePromoCode,
} from './promo-codes/manage-promo-codes.ts';
export { settleFlag } from './flags/settle-flag.ts';
export type { BillingDeps } from './deps.ts';
export { mountInvoices } from './invoices/invoices.ts';
export { PROMO_LIMITS, promoLimits } from './promo-codes/limits.ts';
export { paymentFlagHandlers } from './flags/flags.routes.ts';
export { promoCodeHandlers } from './promo-codes/promo-codes.routes.ts';
export { mayOnBilling } from './billing.policy.ts';
export { purchasing, renewSubscription } from './checkout/start-checkout.ts';
export { updatePaymentMethod } from './checkout/update-method.ts';
export { confirmPayment } from './reconciliation/confirm-payment.ts';
export { changePackage } from './package-change/change-package.ts';
export { cancelSubscription } from './subscription/cancel-subscription.ts';
export { resumeSubscription } from './subscription/resume-subscription.ts';
export { GRACE_DAYS, subscriptionLifecycle } from './subscription/subscription.lifecycle.ts';
export { sweepBilling } from './reconciliation/sweep.ts';
export { billingJobs } from './billing.jobs.ts';
export { APPLY_EVENT } from './reconciliation/receive-events.ts';
export { mountWebhooks } from './reconciliation/webhooks.ts';
export { END_PAYMENTS, endPagesOf, endSubscriptions } from './subscription/end-subscription.ts';
export { billingData } from './billing.personal-data.ts';
