import type { Tx } from '../../../platform/db/db.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import type { Context } from '../../action.ts';
import { businessesOf } from '../../actors.ts';
import type { Events } from '../../events.ts';
import { closeLater } from '../provider-outbox/provider-outbox.ts';
import type { BillingDeps } from '../deps.ts';
import { closeIntent } from '../checkout/close-intent.ts';
import { type IntentRow, waitingIntent } from '../checkout/intents.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { moveSubscription } from './move-subscription.ts';
import { endIntent } from '../checkout/end-intent.ts';
import { isLive } from './subscription.lifecycle.ts';
import { isDeleted, lockBusiness, subscriptionOf } from './subscription.queries.ts';

export const END_PAYMENTS = 'end-payments';

/** What somebody's businesses have bought ends with the account. */
export async function endSubscriptions(context: Context, ownerId: UserId): Promise<void> {
  for (const businessId of await businessesOf(context.tx, ownerId))
    await endSubscription(context, businessId);
}

/**
 * A business that is deleted pays no more, and receives nothing more for what it has paid. Its provider is told of
 * whatever it ever bought, and its pages are ended by a job of the queue.
 */
async function endSubscription(context: Context, businessId: BusinessId) {
  const { tx, now, queue } = context;
  await lockBusiness(tx, businessId);
  const set = { paid_through: now, cancels_at: now, past_due_since: null };
  const subscription = await subscriptionOf(tx, businessId);
  if (subscription && isLive(subscription))
    await moveSubscription(context, subscription, { name: 'cancel', reason: 'account_deleted', set });
  for (const { id } of await boughtBy(tx, businessId)) await closeLater(context, id);
  await queue.send(tx, END_PAYMENTS, { jobs: [{ businessId }] });
}

const boughtBy = (tx: Tx, businessId: BusinessId) =>
  tx
    .selectFrom('subscriptions')
    .where('business_id', '=', businessId)
    .where('provider_ref', 'is not', null)
    .select('id')
    .execute();

/** The pages that the owner before has open are not theirs to pay on any more: a job of the queue ends them. */
export const endPagesOf = (
  { tx, queue }: Context,
  { businessId }: Events['business.handed-over'],
): Promise<void> => queue.send(tx, END_PAYMENTS, { jobs: [{ businessId }] });

/**
 * Nothing more comes of a page that was open when its business was deleted or handed over. What has come of it is the
 * business's: of a deleted one it is ended like all it bought, of any other it counts, and so does what its bank is still
 * asked about.
 */
export async function endPayments(deps: BillingDeps, businessId: BusinessId): Promise<void> {
  const { db } = deps.market;
  for (const purpose of ['checkout', 'method'] as const) {
    const waiting = await waitingIntent(db, businessId, purpose);
    if (!waiting) continue;
    // No page is known: a call that is on its way finds that its page is not wanted.
    if (!waiting.provider_ref) await closeIntent(deps, waiting.id);
    else if (!(await isAskingBank(deps, waiting))) await endIntent(deps, waiting);
  }
}

async function isAskingBank(deps: BillingDeps, { id, business_id }: IntentRow): Promise<boolean> {
  if (await isDeleted(deps.market.db, business_id)) return false;
  return (await reconcile(deps, { intent: id })).came === 'waiting';
}
