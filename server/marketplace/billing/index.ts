export { hasAccess, mustHaveAccess, refreshAccess } from './access.ts';
export { CLOSE_SUBSCRIPTION } from './close-subscription.ts';
export { billingHandlers } from './billing.routes.ts';
export { mailChange, mailPayment, mailReturn, SEND_BILLING_MAIL } from './billing-mail.ts';
export { billingMailJobs } from './billing-mail.jobs.ts';
export {
  addPromoCode,
  changePackagePrice,
  changePromoCode,
  deletePromoCode,
} from './actions/manage-promo-codes.ts';
export { settleFlag } from './actions/settle-flag.ts';
export type { BillingDeps } from './deps.ts';
export { mountInvoices } from './invoices.ts';
export { PROMO_LIMIT } from './limits.ts';
export { paymentFlagHandlers } from './flags.routes.ts';
export { promoCodeHandlers } from './promo-codes.routes.ts';
export { purchasing } from './start-checkout.ts';
export { GRACE_DAYS, subscriptionLifecycle } from './subscription.lifecycle.ts';
export { SET_PRICE } from './set-price.ts';
export { sweepBilling } from './sweep.ts';
export { APPLY_EVENT, billingJobs } from './webhook.jobs.ts';
export { mountWebhooks } from './webhooks.ts';
export { END_PAYMENTS, endSubscription } from './end-subscription.ts';
