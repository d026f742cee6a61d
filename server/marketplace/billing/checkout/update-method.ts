import type { Actor } from '../../../platform/actor.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { businessOf } from '../../actors.ts';
import type { BillingDeps } from '../deps.ts';
import { openPage } from './intents.ts';
import { insertIntent, termsOfSubscription } from './insert-intent.ts';
import { waitingIntent } from './intents.queries.ts';
import { endIntent } from './settle-intent.ts';
import { isRunning } from '../subscription/subscription.lifecycle.ts';
import { lockBusiness, subscriptionOf, type SubscriptionRow } from '../subscription/subscription.queries.ts';

/** Where the page for another card or account comes back to. */
const SETTINGS = '/dashboard?tab=settings&panel=business';
const PATIENCE_MS = 4 * 60 * 1000;

/**
 * Answers the provider's page for giving another card or bank account.
 * @throws Refusal 'subscription_cannot_change' when nothing runs that could be paid otherwise
 */
export async function startMethodUpdate(deps: BillingDeps, actor: Actor): Promise<{ redirect_url: string }> {
  const { clock, db } = deps.market;
  const waiting = await waitingIntent(db, businessOf(actor), 'method');
  // The page of a provider lives for minutes: an old one is finished or given up.
  if (waiting && clock.now().getTime() - waiting.created_at.getTime() > PATIENCE_MS)
    await endIntent(deps, waiting);
  const intent = await inTransaction(db, async (tx) => {
    await lockBusiness(tx, businessOf(actor));
    const subscription = await subscriptionOf(tx, businessOf(actor));
    if (!subscription?.provider_ref || !isRunning(subscription))
      throw new Refusal('subscription_cannot_change');
    const begun = await waitingIntent(tx, businessOf(actor), 'method');
    if (begun) return begun;
    return insertIntent(tx, methodIntent(subscription, clock.now()));
  });
  return { redirect_url: await openPage(deps, intent) };
}

const methodIntent = (subscription: SubscriptionRow, now: Date) => ({
  ...termsOfSubscription(subscription),
  purpose: 'method' as const,
  what: 'Another way to pay',
  comes_back_to: SETTINGS,
  cancelled_to: `${SETTINGS}&payment=cancelled`,
  created_at: now,
});
