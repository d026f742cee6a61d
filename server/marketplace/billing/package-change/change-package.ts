import type { PackageName } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { pounds } from '../../../platform/money.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { businessOf } from '../../actors.ts';
import type { BillingDeps } from '../deps.ts';
import { dropChange } from './finish-change.ts';
import { insertIntent, termsOfSubscription } from '../checkout/insert-intent.ts';
import { isStale } from '../checkout/intents.ts';
import { type IntentRow, waitingIntent } from '../checkout/intents.queries.ts';
import { type Change, reckonChange } from './package-change.ts';
import { settleIntent } from '../checkout/settle-intent.ts';
import { lockBusiness, subscriptionOf, type SubscriptionRow } from '../subscription/subscription.queries.ts';
import { vatRateNow } from '../packages/vat.ts';

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

type Wish = { package: PackageName; due_now: number };

/**
 * Changes the package for the price that was shown.
 * @throws Refusal 'subscription_cannot_change', 'price_changed' or 'payment_not_completed'
 */
export async function changePackage(deps: BillingDeps, actor: Actor, wish: Wish): Promise<[]> {
  const begun = await begin(deps, actor, wish);
  if (begun.is === 'nothing to do') return [];
  if (begun.is === 'in the way') {
    await dropChange(deps, begun.intent);
    return changePackage(deps, actor, wish);
  }
  const came = await settleIntent(deps, begun.intent.id);
  if (came !== 'done') throw new Refusal('payment_not_completed');
  return [];
}

type Begun = { is: 'nothing to do' } | { is: 'begun' | 'in the way'; intent: IntentRow };

/** One change at a time: the same again goes on with the one that was begun, or finds that it is done. */
const begin = (deps: BillingDeps, actor: Actor, wish: Wish): Promise<Begun> =>
  inTransaction(deps.market.db, async (tx) => {
    await lockBusiness(tx, businessOf(actor));
    const waiting = await waitingIntent(tx, businessOf(actor), 'change');
    const now = deps.market.clock.now();
    if (waiting) {
      const goesOn = isSame(waiting, wish) && !isStale(waiting, now);
      return { is: goesOn ? 'begun' : 'in the way', intent: waiting };
    }
    const subscription = await subscriptionOf(tx, businessOf(actor));
    if (subscription && (subscription.next_package ?? subscription.package) === wish.package)
      return { is: 'nothing to do' };
    const vatRate = await vatRateNow(tx, deps.vat);
    const change = await reckonChange(tx, subscription, { to: wish.package, now, vatRate });
    if (!subscription || change.dueNow.gross !== pounds(wish.due_now)) throw new Refusal('price_changed');
    return { is: 'begun', intent: await insertIntent(tx, changeIntent(subscription, change, now)) };
  });

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
