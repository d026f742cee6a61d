import { billingRoutes } from '../../../contract/billing.ts';
import { businessRegistrationRoutes } from '../../../contract/business-registration.ts';
import { creditNoteRoute, invoiceRoute } from '../../../contract/files.ts';
import { paymentFlagRoutes } from '../../../contract/payment-flags.ts';
import { promoCodeRoutes } from '../../../contract/promo-codes.ts';
import { accountDeps } from '../accounts/index.ts';
import { businessRegistrationHandlers } from '../businesses/index.ts';
import { feature } from '../feature.ts';
import { MARKET } from '../public-content.ts';
import {
  addPromoCode,
  APPLY_EVENT,
  billingData,
  billingHandlers,
  billingJobs,
  billingMails,
  cancelSubscription,
  changePackage,
  changePackagePrice,
  changePromoCode,
  CLOSE_SUBSCRIPTION,
  confirmPayment,
  deletePromoCode,
  END_PAYMENTS,
  LEAVE_BANK_ACCOUNT,
  mayOnBilling,
  mountInvoices,
  mountWebhooks,
  paymentFlagHandlers,
  PROMO_LIMITS,
  promoCodeHandlers,
  promoLimits,
  purchasing,
  renewSubscription,
  resumeSubscription,
  SET_PRICE,
  settleFlag,
  subscriptionLifecycle,
  sweepBilling,
  updatePaymentMethod,
} from './index.ts';
import './billing.events.ts';

export const billing = feature({
  name: 'billing',
  calls: {
    // A business registers with a package, so its registration ends at the payment.
    routes: { ...billingRoutes, ...paymentFlagRoutes, ...promoCodeRoutes, ...businessRegistrationRoutes },
    handlers(ground) {
      const deps = { ...ground, promoLimits: promoLimits(ground.pool), knows: ground.identify };
      return {
        ...billingHandlers(deps),
        ...paymentFlagHandlers(ground.market),
        ...promoCodeHandlers(ground.market),
        ...businessRegistrationHandlers({ ...accountDeps(ground), purchasing: purchasing(deps) }),
      };
    },
  },
  files: { invoice: invoiceRoute, creditNote: creditNoteRoute },
  mount(app, ground) {
    mountInvoices(app, ground);
    mountWebhooks(app, ground);
  },
  actions: {
    renewSubscription,
    confirmPayment,
    changePackage,
    updatePaymentMethod,
    cancelSubscription,
    resumeSubscription,
    addPromoCode,
    changePromoCode,
    deletePromoCode,
    settleFlag,
    changePackagePrice,
  },
  policies: { billing: mayOnBilling.table },
  lifecycles: { subscription: subscriptionLifecycle },
  events: [
    'payment-page.refused',
    'subscription.changed',
    'payment.received',
    'payment.returned',
    'payment.flagged',
    'payment.looked-after',
    'promo-code.changed',
    'package.priced',
  ],
  queues: [APPLY_EVENT, END_PAYMENTS, CLOSE_SUBSCRIPTION, LEAVE_BANK_ACCOUNT, SET_PRICE],
  jobs: billingJobs,
  duties: { 'sweep-billing': { each: 'minute', run: sweepBilling } },
  mails: billingMails,
  personalData: billingData,
  publicContents: { packages: () => [MARKET], directDebitPackages: () => [MARKET] },
  limits: PROMO_LIMITS,
});
