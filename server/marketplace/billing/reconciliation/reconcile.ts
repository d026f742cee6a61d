import type { Actor } from '../../../platform/actor.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { askProvider } from '../../../platform/payments/provider.ts';
import { contextOf, contextOfMarket } from '../../action.ts';
import { type Settled, settleIntent } from '../checkout/settle-intent.ts';
import type { BillingDeps } from '../deps.ts';
import {
  lockBusiness,
  lockSubscription,
  nextSnapshotNumber,
  type SubscriptionRow,
  subscriptionWith,
} from '../subscription/subscription.queries.ts';
import { applySnapshot } from './apply-snapshot.ts';

/** A purchase that was begun, or a subscription; `asker` has just asked the provider for what is found changed. */
type Subject = { intent: string } | { subscription: string; asker?: Actor };

/** How the purchase stands, and our record of the subscription as it is now, where there is one to read. */
export type Reconciled = { came: Settled; subscription: SubscriptionRow | null };

/**
 * Fetches the provider's snapshot, takes it over under a lock and answers what ours is now. The return page, the webhook,
 * the sweep and what a business asks for all come here, in any order and any number: the rows end the same.
 */
export async function reconcile(deps: BillingDeps, subject: Subject): Promise<Reconciled> {
  if ('subscription' in subject)
    return { came: 'done', subscription: await takeOver(deps, subject.subscription, subject.asker) };
  const { came, follow } = await settleIntent(deps, subject.intent);
  return { came, subscription: follow ? await takeOver(deps, follow) : null };
}

/**
 * Snapshots are numbered before they are fetched, and one that is older than what is already applied is dropped, so that
 * a late answer undoes nothing.
 */
async function takeOver(deps: BillingDeps, id: string, asker?: Actor): Promise<SubscriptionRow> {
  const { db } = deps.market;
  const found = await subscriptionWith(db, id);
  const { provider_ref, business_id: businessId } = found;
  if (!found.provider || !provider_ref) return found;
  const snapshotNumber = await nextSnapshotNumber(db);
  const snapshot = await askProvider(deps, found, (provider) => provider.read(provider_ref));
  return inTransaction(db, async (tx) => {
    const context = asker
      ? contextOf(deps.market, { tx, actor: asker })
      : await contextOfMarket(deps.market, { tx, businessId });
    await lockBusiness(tx, businessId);
    const locked = await lockSubscription(tx, id);
    // Meanwhile a later snapshot was applied, or the months have moved to another reference.
    const isOld =
      !locked || Number(locked.snapshot_number) >= snapshotNumber || locked.provider_ref !== provider_ref;
    if (!isOld) await applySnapshot(context, locked, { snapshot, snapshotNumber, deps });
    return subscriptionWith(tx, id);
  });
}
