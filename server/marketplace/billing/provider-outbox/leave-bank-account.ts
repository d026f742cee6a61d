import { askProvider } from '../../../platform/payments/provider.ts';
import type { BillingDeps } from '../deps.ts';
import { beginEnding, type Ended, forgetEnding } from './endings.queries.ts';
import { subscriptionWith } from '../subscription/subscription.queries.ts';
import { deliverEnding } from './deliver-ending.ts';

/**
 * Another bank account pays the months now, so the one before takes no more of them. Cancelling its mandate would
 * cancel its pending payments, so we check once a day and cancel it when nothing is pending.
 */
export async function leaveBankAccount(deps: BillingDeps, left: Ended): Promise<void> {
  const { db, clock } = deps.market;
  const { subscriptionId, reference } = left;
  const subscription = await subscriptionWith(db, subscriptionId);
  if (subscription.provider_ref === reference) return forgetEnding(db, left);
  const id = await beginEnding(db, left, clock.now());
  if (!id) return;
  await deliverEnding(deps, { id, subscription, reference }, () =>
    askProvider(deps, subscription, (provider) => provider.leave(reference)),
  );
}
