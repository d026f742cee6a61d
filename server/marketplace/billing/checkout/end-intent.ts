import type { BillingDeps } from '../deps.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { asking, closeIntent, freshIntent, providerOf } from './intents.ts';
import type { IntentRow } from './intents.queries.ts';

/** Makes sure that nobody can pay it any more. What was paid already counts. */
export async function endIntent(deps: BillingDeps, { id }: IntentRow): Promise<void> {
  const { provider_ref, ...intent } = await freshIntent(deps, id);
  if (provider_ref) await asking(deps, () => providerOf(deps, intent).closeCheckout(provider_ref));
  const { came } = await reconcile(deps, { intent: id });
  if (came !== 'done' && came !== 'closed') await closeIntent(deps, id);
}
