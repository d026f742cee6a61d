import type { SubscriptionStatus } from '../../../../contract/words.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { askProvider, ifProviderRefused } from '../../../platform/payments/provider.ts';
import { type Context, contextOf } from '../../action.ts';
import { actorForBusiness } from '../../actors.ts';
import type { BillingDeps } from '../deps.ts';
import { closeIntent, decideIntent } from '../checkout/close-intent.ts';
import { termsOf } from '../checkout/intent-terms.ts';
import { type IntentRow, isDone, isStale, isWaiting, lockIntent } from '../checkout/intents.ts';
import { flagAlone } from '../flags/flags.ts';
import { KEPT, noteChange } from '../subscription/move-subscription.ts';
import { beginsOf } from './package-change.ts';
import { monthsTitle } from '../packages/package-title.ts';
import { isLive, isRunning } from '../subscription/subscription.lifecycle.ts';
import { setPrice, tellPrice } from '../provider-outbox/set-price.ts';
import {
  lockBusiness,
  lockSubscription,
  nextSnapshotNumber,
  type SubscriptionRow,
  subscriptionWith,
} from '../subscription/subscription.queries.ts';

/**
 * Carries a change of package through: what is due now, the price of the coming months, the package. Each step has a
 * key, so that anybody who finds the intent half done goes on where it stopped, and takes nothing twice.
 */
export async function finishChange(deps: BillingDeps, intent: IntentRow): Promise<'done' | 'closed'> {
  const subscription = await subscriptionWith(deps.market.db, intent.subscription_id ?? '');
  if (
    !(await payWhatIsDue(deps, intent, subscription)) ||
    !(await priceComingMonths(deps, intent, subscription))
  ) {
    await giveUp(deps, intent);
    return 'closed';
  }
  // Whatever was read of the provider before this may not know of the charge, or say that it failed: it is dropped.
  const snapshotNumber = await nextSnapshotNumber(deps.market.db);
  const isDropped = await inTransaction(deps.market.db, async (tx) => {
    const actor = await actorForBusiness(tx, intent.business_id);
    return (await takeEffect(contextOf(deps.market, { tx, actor }), intent, snapshotNumber)) === 'dropped';
  });
  if (isDropped) await setPrice(deps, subscription.id);
  return isDropped ? 'closed' : 'done';
}

/**
 * Pays what is due now; false when it could not be paid. Who has cancelled since is charged nothing more, and what the provider says no to is
 * not asked for again. Nothing due is paid for as long as the months go on.
 */
async function payWhatIsDue(
  deps: BillingDeps,
  intent: IntentRow,
  subscription: SubscriptionRow,
): Promise<boolean> {
  if (intent.gross_pence === 0) return isRunning(subscription);
  // The provider has forgotten the key of an old one: asking once more might take it twice.
  const isWanted = isRunning(subscription) && !isStale(intent, deps.market.clock.now());
  const reference = subscription.provider_ref ?? '';
  return askProvider(deps, intent, (provider) => {
    const withdraw = () => provider.withdrawCharge(reference, intent.id);
    if (!isWanted) return withdraw();
    return isTaken(provider.charge(reference, termsOf(intent))).catch(ifProviderRefused(withdraw));
  });
}

/**
 * Sets what the coming months cost, where there are any. False when the provider refuses and nothing was paid for it;
 * what was paid counts, and a person sets the price.
 */
async function priceComingMonths(
  deps: BillingDeps,
  intent: IntentRow,
  subscription: SubscriptionRow,
): Promise<boolean> {
  if (!isLive(subscription)) return true;
  const terms = {
    ...termsOf(intent),
    key: `${intent.id}:price`,
    what: monthsTitle(intent.package),
    grossPence: intent.monthly_gross_pence ?? 0,
  };
  const isSet = await tellPrice(deps, subscription, terms);
  if (isSet || intent.gross_pence === 0) return isSet;
  await flagAlone(deps, subscription, { why: 'price' });
  return true;
}

/** Nothing came of it, and a price that was set for it already is taken back. */
async function giveUp(deps: BillingDeps, intent: IntentRow): Promise<void> {
  await closeIntent(deps, intent.id);
  if (intent.gross_pence === 0) await setPrice(deps, intent.subscription_id ?? '');
}

/** A Direct Debit is trusted from the day it is asked for, like the months. */
const isTaken = async (charging: Promise<{ status: string }>): Promise<boolean> =>
  (await charging).status !== 'failed';

async function takeEffect(
  context: Context,
  { id, business_id }: IntentRow,
  snapshotNumber: number,
): Promise<'done' | 'dropped'> {
  await lockBusiness(context.tx, business_id);
  const intent = await lockIntent(context.tx, id);
  if (!intent?.subscription_id || isDone(intent)) return 'done';
  // Dropped while it was on its way: what was paid in spite of that counts.
  if (!isWaiting(intent) && intent.gross_pence === 0) return 'dropped';
  const subscription = await lockSubscription(context.tx, intent.subscription_id);
  if (!subscription) return 'done';
  const packages = packagesAfter(intent, subscription);
  await context.tx
    .updateTable('subscriptions')
    .set({
      ...packages,
      net_pence: intent.monthly_net_pence,
      vat_pence: intent.monthly_vat_pence,
      gross_pence: intent.monthly_gross_pence,
      vat_rate: intent.vat_rate,
      snapshot_number: snapshotNumber,
    })
    .where('id', '=', subscription.id)
    .execute();
  await decideIntent(context.tx, intent, {
    status: 'done',
    now: context.now,
    set: beforeOf(subscription),
  });
  await noteChange(
    context,
    { ...subscription, ...packages },
    {
      to: subscription.status as SubscriptionStatus,
      reason: packages.next_package ? 'package later' : isKept(intent, subscription) ? KEPT : 'package',
    },
  );
  return 'done';
}

/** A cheaper package was to follow, and that is taken back: nothing begins. */
const isKept = (to: { package: string }, before: SubscriptionRow): boolean =>
  to.package === before.package && before.next_package !== null;

/** What it was, for when the bank does not pay what is charged now. */
const beforeOf = (before: SubscriptionRow) => ({
  before_package: before.package,
  before_net_pence: before.net_pence,
  before_vat_pence: before.vat_pence,
  before_gross_pence: before.gross_pence,
  before_vat_rate: before.vat_rate,
});

function packagesAfter({ package: to, monthly_net_pence }: IntentRow, subscription: SubscriptionRow) {
  const begins = beginsOf(subscription, { package: to, monthlyNet: monthly_net_pence ?? 0 });
  if (begins === 'now' || to === subscription.package) return { package: to, next_package: null };
  return { package: subscription.package, next_package: to };
}
