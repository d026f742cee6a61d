import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { PaymentMethod } from '../../platform/payments/provider.ts';
import { priceLater } from './asked-later.ts';
import type { BillingDeps } from './deps.ts';
import { flagAlone } from './flags.ts';
import { asking, ifProviderRefused, providerOf } from './intents.ts';
import { waitingIntent } from './intents.queries.ts';
import { comingMonths } from './package-title.ts';
import { isLive } from './subscription.lifecycle.ts';
import { subscriptionWith } from './subscription.queries.ts';

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
  const provider = providerOf(deps, subscription);
  await asking(deps, () =>
    provider
      .changePrice(provider_ref, terms)
      .catch(ifProviderRefused(() => flagAlone(deps, subscription, { why: 'price' }))),
  );
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
