import { askProvider, type PaymentProvider } from '../../../platform/payments/provider.ts';
import { closeIntent } from '../checkout/close-intent.ts';
import type { IntentRow } from '../checkout/intents.ts';
import type { BillingDeps } from '../deps.ts';
import { setPrice } from '../provider-outbox/set-price.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { subscriptionWith } from '../subscription/subscription.queries.ts';
import { finishChange } from './finish-change.ts';

/** Another package is wished before this change is through: it is given up, unless it is paid, which counts. */
export async function dropChange(deps: BillingDeps, intent: IntentRow): Promise<void> {
  const { id, provider_ref } = await subscriptionWith(deps.market.db, intent.subscription_id ?? '');
  const withdraw = (provider: PaymentProvider) => provider.withdrawCharge(provider_ref ?? '', intent.id);
  const isPaid = intent.gross_pence > 0 && (await askProvider(deps, intent, withdraw));
  if (!isPaid) {
    await closeIntent(deps, intent.id);
    return setPrice(deps, id);
  }
  await finishChange(deps, intent);
  await reconcile(deps, { subscription: id });
}
