/*
 * What money does, and where to read it:
 * - buy: start-checkout.ts writes an intent before the provider is asked; confirm-payment.ts (the return page),
 *   webhook.jobs.ts (its news) and sweep.ts (what neither told) all end in settle-intent.ts.
 * - stand: sync-subscription.ts reads the provider's record and apply-reading.ts makes ours the same; move-subscription.ts
 *   writes each change of status (subscription.lifecycle.ts), record-charges.ts the ledger and its invoices.
 * - change the package: package-change.ts computes, change-package.ts begins, finish-change.ts carries through,
 *   bounced-change.ts takes back what a bank did not pay.
 * - cancel: cancel-subscription.ts stops the payments, resume-subscription.ts takes that back, close-subscription.ts ends
 *   it once what is paid is over; asked-later.ts writes every end down and close-at-provider.ts tells the
 *   provider until it has heard it. after-cancelling.test.ts shows that nothing is taken from then on.
 * - another card or account: update-method.ts; leave-bank-account.ts gives up the one before.
 * - leave: end-subscription.ts, when the business is deleted.
 */
export { hasAccess, mustHaveAccess, refreshAccess, refreshAccessOf } from './access.ts';
export { CLOSE_SUBSCRIPTION, LEAVE_BANK_ACCOUNT, SET_PRICE } from './asked-later.ts';
export { billingHandlers } from './billing.routes.ts';
export { mailChange, mailPayment, mailRefusal, mailReturn } from './billing-mail.ts';
export { billingMails } from './billing.mails.ts';
export {
  addPromoCode,
  changePackagePrice,
  changePromoCode,
  deletePromoCode,
} from './actions/manage-promo-codes.ts';
export { settleFlag } from './actions/settle-flag.ts';
export type { BillingDeps } from './deps.ts';
export { mountInvoices } from './invoices.ts';
export { promoLimits } from './limits.ts';
export { paymentFlagHandlers } from './flags.routes.ts';
export { promoCodeHandlers } from './promo-codes.routes.ts';
export { purchasing } from './start-checkout.ts';
export { GRACE_DAYS, subscriptionLifecycle } from './subscription.lifecycle.ts';
export { sweepBilling } from './sweep.ts';
export { APPLY_EVENT, billingJobs } from './webhook.jobs.ts';
export { mountWebhooks } from './webhooks.ts';
export { END_PAYMENTS, endSubscriptions } from './end-subscription.ts';
export { billingData } from './billing.personal-data.ts';
