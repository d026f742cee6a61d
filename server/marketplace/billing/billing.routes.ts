import type { billingRoutes } from '../../../contract/billing.ts';
import type { Identify } from '../../platform/actor.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { checkPromoCode, listPackages, readBilling, readChange } from './billing.reads.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changePackage } from './change-package.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { BillingDeps } from './deps.ts';
import { heldToKey } from './held-to-key.ts';
import type { PromoLimits } from './limits.ts';
import { askAboutCode } from './ask-about-code.ts';
import { renewSubscription } from './renew-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { startMethodUpdate } from './update-method.ts';

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
