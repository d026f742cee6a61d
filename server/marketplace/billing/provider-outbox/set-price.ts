import { inTransaction } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import {
  askProvider,
  ifProviderRefused,
  type PaymentMethod,
  type Terms,
} from '../../../platform/payments/provider.ts';
import { contextOfMarket } from '../../action.ts';
import { priceLater } from './provider-outbox.ts';
import type { BillingDeps } from '../deps.ts';
import { flagAlone, lowerFlag } from '../flags/flags.ts';
import { waitingIntent } from '../checkout/intents.ts';
import { comingMonths } from '../packages/package-title.ts';
import { isLive } from '../subscription/subscription.lifecycle.ts';
import { type SubscriptionRow, subscriptionWith } from '../subscription/subscription.queries.ts';

/**
 * The coming months cost what our record says. The key is new each time: a price that is set twice does no harm. Where
 * the provider refuses, a person sets it.
 */
export async function setPrice(deps: BillingDeps, id: string): Promise<void> {
  const subscription = await subscriptionWith(deps.market.db, id);
  const { provider_ref, gross_pence, method } = subscription;
  if (!provider_ref || !isLive(subscription)) return;
  const terms = {
    key: newId(),
    method: (method ?? 'card') as PaymentMethod,
    what: comingMonths(subscription),
    grossPence: gross_pence ?? 0,
  };
  if (!(await tellPrice(deps, subscription, terms))) await flagAlone(deps, subscription, { why: 'price' });
  await tellAgain(deps, subscription);
}

/** Answers whether the coming months cost so much there now. If they do, nobody needs to look any more. */
export async function tellPrice(
  deps: BillingDeps,
  subscription: SubscriptionRow,
  terms: Terms,
): Promise<boolean> {
  const { market } = deps;
  const isSet = await askProvider(deps, subscription, (provider) =>
    provider
      .changePrice(subscription.provider_ref ?? '', terms)
      .then(() => true)
      .catch(ifProviderRefused(() => false)),
  );
  if (!isSet) return false;
  await inTransaction(market.db, async (tx) => {
    const context = await contextOfMarket(market, { tx, businessId: subscription.business_id });
    await lowerFlag(context, subscription, { why: 'price' });
  });
  return true;
}

/** What it costs may have changed while the provider was asked, which then knows the older price of the two. */
async function tellAgain({ market }: BillingDeps, told: SubscriptionRow): Promise<void> {
  const now = await subscriptionWith(market.db, told.id);
  const isSame =
    now.gross_pence === told.gross_pence &&
    comingMonths(now) === comingMonths(told) &&
    now.provider_ref === told.provider_ref;
  if (isSame && !(await waitingIntent(market.db, told.business_id, 'change'))) return;
  await inTransaction(market.db, (tx) => priceLater({ tx, queue: market.queue }, told.id));
}

const LATER_MS = 60 * 1000;

/** The same, once no change is on its way any more: it sets a price of its own first. */
export async function setPriceLater(deps: BillingDeps, id: string): Promise<void> {
  const { db, clock, queue } = deps.market;
  const { business_id } = await subscriptionWith(db, id);
  if (!(await waitingIntent(db, business_id, 'change'))) return setPrice(deps, id);
  const notBefore = new Date(clock.now().getTime() + LATER_MS);
  await inTransaction(db, (tx) => priceLater({ tx, queue }, id, notBefore));
}
