import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { type Context, contextOf } from '../action.ts';
import type { BillingDeps } from './deps.ts';
import { asking, closeIntent, decideIntent, isStale, providerOf, termsOf } from './intents.ts';
import { type IntentRow, isDone, isWaiting, lockIntent } from './intents.queries.ts';
import { noteChange } from './move-subscription.ts';
import { beginsOf } from './package-change.ts';
import { lockBusiness, lockSubscription, type SubscriptionRow } from './subscription.queries.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { SubscriptionStatus } from '../../../contract/words.ts';

/**
 * Carries a change of package through: what is due now, the price of the coming months, the package. Each step has a
 * key, so that whoever finds the intent half done goes on where it stopped, and takes nothing twice.
 */
export async function finishChange(deps: BillingDeps, intent: IntentRow): Promise<'done' | 'closed'> {
  const subscription = await termsNow(deps, intent);
  const ref = subscription.provider_ref ?? '';
  const provider = providerOf(deps, intent);
  const terms = termsOf(intent);
  // The provider has forgotten the key of an old one: asking once more might take it twice.
  const isOld = isStale(intent, deps.market.clock.now());
  const pay = () => (isOld ? provider.withdrawCharge(ref, terms.key) : isTaken(provider.charge(ref, terms)));
  const isPaid = intent.gross_pence === 0 || (await asking(deps, pay));
  if (!isPaid) {
    await closeIntent(deps, intent.id);
    await syncSubscription(deps, subscription.id);
    return 'closed';
  }
  const monthly = { ...terms, key: `${intent.id}:price`, grossPence: intent.monthly_gross_pence ?? 0 };
  await asking(deps, () => provider.changePrice(ref, { ...monthly, what: `${titleOf(intent)} package` }));
  const isDropped = await inTransaction(deps.market.db, async (tx) => {
    const who = { accountId: intent.business_id, role: 'business' as const, adminId: null };
    return (await takeEffect(contextOf(deps.market, { tx, who }), intent)) === 'dropped';
  });
  if (isDropped) await restorePrice(deps, intent);
  await syncSubscription(deps, subscription.id);
  return isDropped ? 'closed' : 'done';
}

/** Another package is wished before this change is through: it is given up, unless it is paid, which counts. */
export async function dropChange(deps: BillingDeps, intent: IntentRow): Promise<void> {
  const { provider_ref } = await termsNow(deps, intent);
  const provider = providerOf(deps, intent);
  const isPaid =
    intent.gross_pence > 0 &&
    (await asking(deps, () => provider.withdrawCharge(provider_ref ?? '', intent.id)));
  if (isPaid) {
    await finishChange(deps, intent);
    return;
  }
  await closeIntent(deps, intent.id);
  await restorePrice(deps, intent);
}

/** The coming months cost what our record says. The key is new each time: a price that is set twice does no harm. */
async function restorePrice(deps: BillingDeps, intent: IntentRow): Promise<void> {
  const { provider_ref, gross_pence, package: name } = await termsNow(deps, intent);
  const what = `${titleOf({ package: name })} package`;
  const terms = { ...termsOf(intent), key: newId(), grossPence: gross_pence ?? 0, what };
  await asking(deps, () => providerOf(deps, intent).changePrice(provider_ref ?? '', terms));
}

const termsNow = ({ market }: BillingDeps, { subscription_id }: IntentRow) =>
  market.db
    .selectFrom('subscriptions')
    .where('id', '=', subscription_id)
    .select(['id', 'provider_ref', 'gross_pence', 'package'])
    .executeTakeFirstOrThrow();

/** A Direct Debit is trusted from the day it is asked for, like the months. */
const isTaken = async (charging: Promise<{ status: string }>): Promise<boolean> =>
  (await charging).status !== 'failed';

const titleOf = ({ package: name }: { package: string }): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

async function takeEffect(context: Context, { id, business_id }: IntentRow): Promise<'done' | 'dropped'> {
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
    })
    .where('id', '=', subscription.id)
    .execute();
  await decideIntent(context.tx, intent, { status: 'done', now: context.now });
  await noteChange(
    context,
    { ...subscription, ...packages },
    {
      to: subscription.status as SubscriptionStatus,
      reason: packages.next_package ? 'package later' : 'package',
    },
  );
  return 'done';
}

function packagesAfter({ package: to, monthly_net_pence }: IntentRow, subscription: SubscriptionRow) {
  const begins = beginsOf(subscription, { package: to, monthlyNet: monthly_net_pence ?? 0 });
  if (begins === 'now' || to === subscription.package) return { package: to, next_package: null };
  return { package: subscription.package, next_package: to };
}
