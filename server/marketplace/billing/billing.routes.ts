import type { billingRoutes } from '../../../contract/billing.ts';
import type { Identify } from '../../platform/actor.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { continuedClaim } from '../claims.ts';
import { checkPromoCode, listPackages, readBilling, readChange } from './billing.reads.ts';
import { stopPayments } from './subscription/cancel-subscription.ts';
import { switchPackage } from './package-change/change-package.ts';
import { askAboutPayment } from './reconciliation/confirm-payment.ts';
import type { BillingDeps } from './deps.ts';
import type { PromoLimits } from './promo-codes/limits.ts';
import { askAboutCode } from './promo-codes/ask-about-code.ts';
import { answerRenewal } from './checkout/start-checkout.ts';
import { resumePayments } from './subscription/resume-subscription.ts';
import { startMethodUpdate } from './checkout/update-method.ts';

export const billingHandlers = (
  deps: BillingDeps & { promoLimits: PromoLimits; knows: Identify },
): Handlers<typeof billingRoutes> => ({
  packages: () => listPackages(deps, 'card'),
  directDebitPackages: () => listPackages(deps, 'direct_debit'),
  checkPromoCode: ({ body }, { request }) => askAboutCode(deps, request, () => checkPromoCode(deps, body)),
  renewSubscription: ({ body }, { request }) => answerRenewal(deps, request, body),
  bankConfirmation: ({ body }, { request }) => askAboutPayment(deps, signedIn(request), body),
  billing: (_given, { request }) => readBilling(deps, signedIn(request)),
  cancelSubscription: (_given, { request }) => stopPayments(deps, signedIn(request)),
  resumeSubscription: (_given, { request }) => resumePayments(deps, signedIn(request)),
  previewPackageChange: ({ query }, { request }) => readChange(deps, signedIn(request), query.package),
  changePackage: ({ body }, { request }) =>
    switchPackage(deps, { actor: signedIn(request), wish: body, claim: continuedClaim(request) }),
  updatePaymentMethod: (_given, { request }) => startMethodUpdate(deps, signedIn(request)),
});
