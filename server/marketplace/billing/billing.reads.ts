import type { PackageName, PaymentMethod } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { toPounds } from '../../platform/money.ts';
import { businessOf } from '../actors.ts';
import { mayOnBilling } from './billing.policy.ts';
import { billingView, changeView, packageView } from './billing.views.ts';
import { previewChange } from './package-change/change-package.ts';
import type { BillingDeps } from './deps.ts';
import { isAtBank, waitingIntent } from './checkout/intents.ts';
import { offerOf, packagesOnOffer } from './packages/offers.queries.ts';
import { paymentsOf, priceBefore, subscriptionOf } from './subscription/subscription.queries.ts';
import { vatRateNow } from './packages/vat.ts';

/** The packages that can be paid this way; none where no provider serves it. */
export async function listPackages({ market, vat, payments }: BillingDeps, method: PaymentMethod) {
  if (!payments.for(method)) return { packages: [] };
  const [rows, rate] = await Promise.all([packagesOnOffer(market.db), vatRateNow(market.db, vat)]);
  return { packages: rows.map((row) => packageView(row, rate)) };
}

/** What a package costs with a code. */
export async function checkPromoCode(
  { market, vat }: BillingDeps,
  asked: { promo_code: string; package: PackageName },
) {
  const offer = await offerOf(market.db, { package: asked.package, promoCode: asked.promo_code || ' ' }, vat);
  const { full, price, code } = offer;
  return {
    name: code?.name ?? '',
    percentage: code?.percentage ?? 0,
    price: toPounds(full.gross),
    discountedPrice: toPounds(price.gross),
    net: toPounds(price.net),
    vat: toPounds(price.vat),
  };
}

/** The own subscription and its payments. */
export async function readBilling({ market: { db, clock } }: BillingDeps, actor: Actor) {
  const businessId = businessOf(actor);
  const [subscription, payments, purchase] = await Promise.all([
    subscriptionOf(db, businessId),
    paymentsOf(db, businessId),
    waitingIntent(db, businessId, 'checkout'),
  ]);
  const now = clock.now();
  const awaitsBank = purchase !== undefined && isAtBank(purchase, now);
  const before = subscription?.next_package
    ? await priceBefore(db, subscription.id, subscription.next_package)
    : undefined;
  const data = billingView(subscription, { payments, isAtBank: awaitsBank, before, now });
  // An admin who acts as the business looks at it, and buys nothing.
  return { data: mayOnBilling.may('buy', actor, { businessId }) ? data : { ...data, can: [] } };
}

export async function readChange(deps: BillingDeps, actor: Actor, to: PackageName) {
  return { data: changeView(await previewChange(deps, actor, to)) };
}
