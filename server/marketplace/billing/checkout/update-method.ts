import type { Actor } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context, perform } from '../../action.ts';
import { businessFor } from '../billing.policy.ts';
import type { BillingDeps } from '../deps.ts';
import { isRunning } from '../subscription/subscription.lifecycle.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';
import { endIntent } from './end-intent.ts';
import { termsOfSubscription } from './intent-terms.ts';
import { insertIntent, type IntentRow, lockPurchases } from './intents.ts';
import { openPage } from './open-page.ts';

/** Where the page for another card or account comes back to. */
const SETTINGS = '/dashboard?tab=settings&panel=billing';
const PATIENCE_MS = 4 * 60 * 1000;

type Begun = { is: 'begun' | 'in the way'; intent: IntentRow };

/**
 * Answers the provider's page for giving another card or bank account.
 * @throws Refusal 'subscription_cannot_change' when nothing runs that could be paid otherwise
 */
export async function startMethodUpdate(deps: BillingDeps, actor: Actor): Promise<{ redirect_url: string }> {
  const { is, intent } = await perform(deps.market, updatePaymentMethod, { actor, input: undefined });
  if (is === 'begun') return { redirect_url: await openPage(deps, intent) };
  await endIntent(deps, intent);
  return startMethodUpdate(deps, actor);
}

/** Writes down that another card or bank account is to be asked for. */
export const updatePaymentMethod = action({
  name: 'updatePaymentMethod',
  by: ['business'],
  async run({ tx, now, actor }: Context): Promise<Begun> {
    const { subscription, begun } = await lockPurchases(tx, businessFor(actor, 'updateMethod'));
    // The page of a provider lives for minutes: an old one is finished or given up.
    if (begun.method && now.getTime() - begun.method.created_at.getTime() > PATIENCE_MS)
      return { is: 'in the way', intent: begun.method };
    if (!subscription?.provider_ref || !isRunning(subscription))
      throw new Refusal('subscription_cannot_change');
    return {
      is: 'begun',
      intent: begun.method ?? (await insertIntent(tx, methodIntent(subscription, now))),
    };
  },
});

const methodIntent = (subscription: SubscriptionRow, now: Date) => ({
  ...termsOfSubscription(subscription),
  purpose: 'method' as const,
  what: 'Another way to pay',
  comes_back_to: SETTINGS,
  cancelled_to: `${SETTINGS}&payment=cancelled`,
  created_at: now,
});
