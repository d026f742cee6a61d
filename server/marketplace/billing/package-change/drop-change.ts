import { asking, closeIntent, providerOf } from '../checkout/intents.ts';
import type { IntentRow } from '../checkout/intents.queries.ts';
import type { BillingDeps } from '../deps.ts';
import { setPrice } from '../provider-outbox/set-price.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { subscriptionWith } from '../subscription/subscription.queries.ts';
import { finishChange } from './finish-change.ts';

/** Another package is wished before this change is through: it is given up, unless it is paid, which counts. */
export async function dropChange(deps: BillingDeps, intent: IntentRow): Promise<void> {
  const { id, provider_ref } = await subscriptionWith(deps.market.db, intent.subscription_id ?? '');
  const provider = providerOf(deps, intent);
  const isPaid =
    intent.gross_pence > 0 &&
    (await asking(deps, () => provider.withdrawCharge(provider_ref ?? '', intent.id)));
  if (!isPaid) {
    await closeIntent(deps, intent.id);
    return setPrice(deps, id);
  }
  await finishChange(deps, intent);
  await reconcile(deps, { subscription: id });
}
