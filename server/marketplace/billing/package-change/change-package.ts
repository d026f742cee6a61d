import type { PackageName } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import { pounds } from '../../../platform/money.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context, perform } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import type { Claim } from '../../idempotency.ts';
import { businessFor } from '../billing.policy.ts';
import { termsOfSubscription } from '../checkout/intent-terms.ts';
import { insertIntent, type IntentRow, isStale, lockPurchases } from '../checkout/intents.ts';
import type { BillingDeps } from '../deps.ts';
import { vatRateNow } from '../packages/vat.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { subscriptionOf, type SubscriptionRow } from '../subscription/subscription.queries.ts';
import { dropChange } from './drop-change.ts';
import { type Change, reckonChange } from './package-change.ts';

/** What another package would cost, without doing anything. */
export async function previewChange(
  { market, vat }: BillingDeps,
  actor: Actor,
  to: PackageName,
): Promise<Change> {
  const subscription = await subscriptionOf(market.db, businessOf(actor));
  const vatRate = await vatRateNow(market.db, vat);
  return reckonChange(market.db, subscription, { to, now: market.clock.now(), vatRate });
}

/** The package, and the price of the change that was shown. */
type Wish = { package: PackageName; due_now: number };
type Begun = { is: 'nothing to do' } | { is: 'begun' | 'in the way'; intent: IntentRow };

/**
 * Changes the package for the price that was shown.
 * @throws Refusal 'subscription_cannot_change', 'price_changed' or 'payment_not_completed'
 */
export async function switchPackage(
  deps: BillingDeps,
  { actor, wish, claim = null }: { actor: Actor; wish: Wish; claim?: Claim | null },
): Promise<[]> {
  const input = { wish, vat: deps.vat };
  const begun = await perform(deps.market, changePackage, { actor, input, claim });
  if (begun.is === 'nothing to do') return [];
  if (begun.is === 'in the way') {
    await dropChange(deps, begun.intent);
    return switchPackage(deps, { actor, wish });
  }
  const { came } = await reconcile(deps, { intent: begun.intent.id });
  if (came !== 'done') throw new Refusal('payment_not_completed');
  return [];
}

/**
 * Writes a change of package down. One at a time: the same again goes on with the one that was begun, or finds that it
 * is done.
 */
export const changePackage = action({
  name: 'changePackage',
  by: ['business'],
  async run({ tx, now, actor }: Context, { wish, vat }: Asked): Promise<Begun> {
    const { subscription, begun } = await lockPurchases(tx, businessFor(actor, 'changePackage'));
    if (begun.change) {
      const goesOn = isSame(begun.change, wish) && !isStale(begun.change, now);
      return { is: goesOn ? 'begun' : 'in the way', intent: begun.change };
    }
    if (subscription && (subscription.next_package ?? subscription.package) === wish.package)
      return { is: 'nothing to do' };
    const vatRate = await vatRateNow(tx, vat);
    const change = await reckonChange(tx, subscription, { to: wish.package, now, vatRate });
    if (!subscription || change.dueNow.gross !== pounds(wish.due_now)) throw new Refusal('price_changed');
    return { is: 'begun', intent: await insertIntent(tx, changeIntent(subscription, change, now)) };
  },
});

type Asked = { wish: Wish; vat: BillingDeps['vat'] };

const isSame = (waiting: IntentRow, wish: Wish): boolean =>
  waiting.package === wish.package && waiting.gross_pence === pounds(wish.due_now);

function changeIntent(subscription: SubscriptionRow, change: Change, now: Date) {
  const { dueNow, monthly, days, title } = change;
  return {
    ...termsOfSubscription(subscription),
    purpose: 'change' as const,
    package: change.package,
    what: `Change to ${title}, ${days.left} of ${days.of} days`,
    net_pence: dueNow.net,
    vat_pence: dueNow.vat,
    gross_pence: dueNow.gross,
    vat_rate: dueNow.vatRate,
    monthly_net_pence: monthly.net,
    monthly_vat_pence: monthly.vat,
    monthly_gross_pence: monthly.gross,
    comes_back_to: '/dashboard',
    created_at: now,
  };
}
