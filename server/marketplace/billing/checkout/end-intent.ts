import { askProvider } from '../../../platform/payments/provider.ts';
import type { BillingDeps } from '../deps.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { closeIntent } from './close-intent.ts';
import { freshIntent, type IntentRow } from './intents.ts';

/** Makes sure that nobody can pay it any more. What was paid already counts. */
export async function endIntent(deps: BillingDeps, { id }: IntentRow): Promise<void> {
  const { provider_ref, ...intent } = await freshIntent(deps, id);
  if (provider_ref) await askProvider(deps, intent, (provider) => provider.closeCheckout(provider_ref));
  const { came } = await reconcile(deps, { intent: id });
  if (came !== 'done' && came !== 'closed') await closeIntent(deps, id);
}
