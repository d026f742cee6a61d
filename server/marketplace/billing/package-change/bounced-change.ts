import type { SubscriptionStatus } from '../../../../contract/words.ts';
import { newId } from '../../../platform/ids.ts';
import type { Charge, SubscriptionSnapshot } from '../../../platform/payments/provider.ts';
import type { Context } from '../../action.ts';
import { priceLater } from '../provider-outbox/provider-outbox.ts';
import type { IntentRow } from '../checkout/intents.ts';
import { noteChange } from '../subscription/move-subscription.ts';
import { isOnItsWay, isRunning } from '../subscription/subscription.lifecycle.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';

/** Why it changed: a bank did not pay what the change cost; and where it stayed as it was all the same. */
export const BOUNCED = 'bounced';
export const BOUNCED_LATE = 'bounced late';

/**
 * Undoes changes of package whose charge the bank did not pay: the previous package and price count again, and nothing
 * is owed. Returns the locked subscription as it is now.
 */
export async function takeBackBounced(
  context: Context,
  subscription: SubscriptionRow,
  snapshot: SubscriptionSnapshot,
): Promise<SubscriptionRow> {
  let now = subscription;
  for (const intent of await bouncedIntents(context, subscription, snapshot))
    now = await takeBack(context, now, { intent, snapshot });
  return now;
}

/** The newest first, as they are undone. */
async function bouncedIntents({ tx }: Context, { id }: SubscriptionRow, { charges }: SubscriptionSnapshot) {
  const keys = charges.filter(isBounced).flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return [];
  return tx
    .selectFrom('payment_intents')
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'change')
    .where('status', '=', 'done')
    .where('bounced_at', 'is', null)
    .where('before_package', 'is not', null)
    .where((of) => of(of.cast<string>('id', 'text'), 'in', keys))
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
}

/** Not paid, or taken back by the payer's bank. What we gave back was given by a person, who knows why. */
const isBounced = ({ status }: Charge): boolean => status === 'failed' || status === 'charged_back';

type Bounced = { intent: IntentRow; snapshot: SubscriptionSnapshot };

async function takeBack(context: Context, subscription: SubscriptionRow, { intent, snapshot }: Bounced) {
  const { tx, now: bounced_at } = context;
  const changeId = newId();
  const set = { bounced_at, bounced_by: changeId };
  await tx.updateTable('payment_intents').set(set).where('id', '=', intent.id).execute();
  const isStill = subscription.package === intent.package && !hasNewMonth(intent, snapshot);
  const back = isStill ? termsBefore(subscription, intent) : {};
  if (isStill) {
    await tx.updateTable('subscriptions').set(back).where('id', '=', subscription.id).execute();
    await priceLater(context, subscription.id);
  }
  const then: SubscriptionRow = { ...subscription, ...back };
  await noteChange(context, then, {
    to: subscription.status as SubscriptionStatus,
    reason: isStill ? BOUNCED : BOUNCED_LATE,
    changeId,
  });
  return then;
}

/** A month was begun at the new price: it is paid, or on its way, and the package with it. */
const hasNewMonth = ({ created_at }: IntentRow, { charges }: SubscriptionSnapshot): boolean =>
  charges.some(
    (charge) =>
      charge.paysUntil !== null &&
      charge.takenAt > created_at &&
      (charge.status === 'paid' || isOnItsWay(charge)),
  );

/** A cheaper package that was chosen since has its price agreed already, and begins now. */
function termsBefore(subscription: SubscriptionRow, intent: IntentRow) {
  const packages = {
    package: intent.before_package ?? subscription.package,
    next_package: null,
    bounced_package: isRunning(subscription) ? intent.package : null,
  };
  if (subscription.next_package === intent.before_package) return packages;
  return {
    ...packages,
    net_pence: intent.before_net_pence,
    vat_pence: intent.before_vat_pence,
    gross_pence: intent.before_gross_pence,
    vat_rate: intent.before_vat_rate,
  };
}
