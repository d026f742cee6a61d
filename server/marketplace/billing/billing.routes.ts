import type { billingRoutes } from '../../../contract/billing.ts';
import type { Identify } from '../../platform/actor.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { checkPromoCode, listPackages, readBilling, readChange } from './billing.reads.ts';
import { cancelSubscription } from './subscription/cancel-subscription.ts';
import { changePackage } from './package-change/change-package.ts';
import { confirmPayment } from './reconciliation/confirm-payment.ts';
import type { BillingDeps } from './deps.ts';
import { heldToKey } from './held-to-key.ts';
import type { PromoLimits } from './promo-codes/limits.ts';
import { askAboutCode } from './promo-codes/ask-about-code.ts';
import { renewSubscription } from './checkout/renew-subscription.ts';
import { resumeSubscription } from './subscription/resume-subscription.ts';
import { startMethodUpdate } from './checkout/update-method.ts';

export const billingHandlers = (
  deps: BillingDeps & { promoLimits: PromoLimits; knows: Identify },
): Handlers<typeof billingRoutes> => ({
  packages: () => listPackages(deps, 'card'),
  directDebitPackages: () => listPackages(deps, 'direct_debit'),
  checkPromoCode: ({ body }, { request }) => askAboutCode(deps, request, () => checkPromoCode(deps, body)),
  renewSubscription: ({ body }, { request }) =>
    heldToKey(deps.market, { request, route: 'renewSubscription' }, () =>
      renewSubscription(deps, request, body),
    ),
  bankConfirmation: ({ body }, { request }) => confirmPayment(deps, signedIn(request), body),
  billing: (_given, { request }) => readBilling(deps, signedIn(request)),
  cancelSubscription: (_given, { request }) => cancelSubscription(deps, signedIn(request)),
  resumeSubscription: (_given, { request }) => resumeSubscription(deps, signedIn(request)),
  previewPackageChange: ({ query }, { request }) => readChange(deps, signedIn(request), query.package),
  changePackage: ({ body }, { request }) =>
    heldToKey(deps.market, { request, route: 'changePackage' }, () =>
      changePackage(deps, signedIn(request), body),
    ),
  updatePaymentMethod: (_given, { request }) => startMethodUpdate(deps, signedIn(request)),
});
