import type { SubscriptionStatus } from '../../../../contract/words.ts';
import { newId, type BusinessId } from '../../../platform/ids.ts';
import type { Context } from '../../action.ts';
import { canMove, move } from '../../lifecycle.ts';
import { refreshAccess } from './access.ts';
import { closeLater } from '../provider-outbox/provider-outbox.ts';
import { isLive, type SubscriptionMove, subscriptionLifecycle } from './subscription.lifecycle.ts';

/** What of a subscription a move needs; its row is locked. */
export type Moved = { id: string; business_id: BusinessId; status: string; package: string };

type Step = { name: SubscriptionMove; reason: string; set?: Record<string, unknown> };

/** Moves a subscription by a guarded write, with its history, its mail and its leads. */
export async function moveSubscription(
  context: Context,
  subscription: Moved,
  { name, reason, set }: Step,
): Promise<void> {
  const moved = await move(context.tx, subscriptionLifecycle, { name, id: subscription.id, set: set ?? {} });
  if (moved === 'already there') return;
  // What has expired takes no more money: who wants to go on buys again.
  if (name === 'expire') await closeLater(context, subscription.id);
  await noteChange(context, subscription, { to: subscriptionLifecycle.moves[name].to, reason });
}

type Resumed = Moved & { cancels_at: Date | null };

/** A cancellation was taken back: the same months go on. */
export async function goOn(context: Context, subscription: Resumed): Promise<void> {
  const set = { cancels_at: null };
  if (canMove(subscriptionLifecycle, 'resume', subscription.status as SubscriptionStatus))
    return moveSubscription(context, subscription, { name: 'resume', reason: RESUMED, set });
  if (!isLive(subscription) || !subscription.cancels_at) return;
  await context.tx.updateTable('subscriptions').set(set).where('id', '=', subscription.id).execute();
  await noteChange(context, subscription, {
    to: subscription.status as SubscriptionStatus,
    reason: RESUMED,
  });
}

/** Why it changed, when its business took a cancellation back. */
export const RESUMED = 'resumed';

/** Why it changed, when its business took back that a cheaper package was to follow. */
export const KEPT = 'package kept';

/** With an id of its own where something else names it. */
type Change = { to: SubscriptionStatus; reason: string; changeId?: string };

/** Writes a change of a subscription down, whatever it is, and lets leads and mails follow. */
export async function noteChange(
  context: Context,
  subscription: Moved,
  { to, reason, changeId = newId() }: Change,
): Promise<void> {
  const { id: subscriptionId, business_id: businessId, status: from_status } = subscription;
  await context.tx
    .insertInto('subscription_history')
    .values({
      id: changeId,
      subscription_id: subscriptionId,
      from_status,
      to_status: to,
      package: subscription.package,
      reason,
      created_at: context.now,
    })
    .execute();
  await refreshAccess(context.tx, businessId);
  await context.record('subscription.changed', { subscriptionId, businessId, changeId });
}
