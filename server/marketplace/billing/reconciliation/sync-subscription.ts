import type { Actor } from '../../../platform/actor.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { contextOf, contextOfMarket } from '../../action.ts';
import { applyReading } from './apply-reading.ts';
import type { BillingDeps } from '../deps.ts';
import { asking, providerOf } from '../checkout/intents.ts';
import { lockBusiness, lockSubscription, nextReading } from '../subscription/subscription.queries.ts';

/**
 * Makes our record of a subscription what the provider's is. Readings are numbered before they begin, and one that
 * is older than what is already applied is dropped, so that a late answer undoes nothing. With `asker`, what has
 * changed is what this person has just asked the provider for.
 */
export async function syncSubscription(deps: BillingDeps, id: string, asker?: Actor): Promise<void> {
  const { db } = deps.market;
  const found = await db
    .selectFrom('subscriptions')
    .where('id', '=', id)
    .select(['provider', 'provider_ref', 'business_id'])
    .executeTakeFirst();
  if (!found?.provider || !found.provider_ref) return;
  const { provider_ref } = found;
  const provider = providerOf(deps, found);
  const ticket = await nextReading(db);
  const reading = await asking(deps, () => provider.read(provider_ref));
  await inTransaction(db, async (tx) => {
    const context = asker
      ? contextOf(deps.market, { tx, actor: asker })
      : await contextOfMarket(deps.market, { tx, businessId: found.business_id });
    await lockBusiness(tx, found.business_id);
    const subscription = await lockSubscription(tx, id);
    // Meanwhile the months may have moved to another reference.
    if (!subscription || Number(subscription.reading) >= ticket || subscription.provider_ref !== provider_ref)
      return;
    await applyReading(context, subscription, { reading, ticket, deps });
  });
}
