import type { BillingDeps } from './deps.ts';
import { beginEnding, type Ended, forgetEnding } from './endings.queries.ts';
import { asking, providerOf } from './intents.ts';
import { subscriptionWith } from './subscription.queries.ts';
import { tellEnd } from './tell-end.ts';

/**
 * The months are paid by another bank account: the one before takes none any more. What was asked of it beside the months
 * and is on its way is waited for, day by day, before its mandate is given back (decision 202).
 */
export async function leaveBankAccount(deps: BillingDeps, left: Ended): Promise<void> {
  const { db, clock } = deps.market;
  const { subscriptionId, reference } = left;
  const subscription = await subscriptionWith(db, subscriptionId);
  if (subscription.provider_ref === reference) return forgetEnding(db, left);
  const id = await beginEnding(db, left, clock.now());
  if (!id) return;
  await tellEnd(deps, { id, subscription, reference }, () =>
    asking(deps, () => providerOf(deps, subscription).leave(reference)),
  );
}
