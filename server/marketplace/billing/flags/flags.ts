import type { PaymentFlagReason } from '../../../../contract/words.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { newId, type BusinessId } from '../../../platform/ids.ts';
import { type Context, contextOfMarket } from '../../action.ts';
import type { BillingDeps } from '../deps.ts';

type Flagged = { id: string; business_id: BusinessId; provider_ref: string | null };

/** Why a person should look at it, and at which charge; without one, at the subscription itself. */
type Flag = { why: PaymentFlagReason; charge?: string; formerly?: string };

/**
 * Tells admins to look at something, once. What somebody has dealt with is not raised again for the same charge; without
 * a charge it is another matter each time, such as the next price that is refused.
 */
export async function raiseFlag(context: Context, subscription: Flagged, flag: Flag): Promise<void> {
  const { id: subscriptionId, business_id: businessId, provider_ref } = subscription;
  if (flag.formerly) await rename(context, subscriptionId, flag);
  const raised = await context.tx
    .insertInto('payment_flags')
    .values({
      id: newId(),
      subscription_id: subscriptionId,
      business_id: businessId,
      why: flag.why,
      reference: flag.charge ?? provider_ref ?? '',
      raised_at: context.now,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['subscription_id', 'why', 'reference']);
      if (flag.charge) return same.doNothing();
      return same
        .doUpdateSet({ raised_at: context.now, settled_at: null, settled_by: null })
        .where('payment_flags.settled_at', 'is not', null);
    })
    .returning('id')
    .executeTakeFirst();
  if (raised) await context.record('payment.flagged', { flagId: raised.id, subscriptionId, businessId });
}

/** What was raised under another name is the same matter, dealt with or not. */
async function rename({ tx }: Context, subscriptionId: string, { why, charge, formerly }: Flag) {
  const named = (reference: string | undefined) =>
    tx
      .selectFrom('payment_flags')
      .where('subscription_id', '=', subscriptionId)
      .where('why', '=', why)
      .where('reference', '=', reference ?? '')
      .select('id');
  if (charge === formerly || (await named(charge).executeTakeFirst())) return;
  await tx
    .updateTable('payment_flags')
    .set({ reference: charge ?? '' })
    .where('id', 'in', named(formerly))
    .execute();
}

/** What it told of is over, whatever it was called then: it leaves the list by itself. */
export async function lowerFlag(
  { tx, now, record }: Context,
  { id: subscriptionId, business_id: businessId }: Pick<Flagged, 'id' | 'business_id'>,
  { why, charge }: Flag,
): Promise<void> {
  const lowered = await tx
    .updateTable('payment_flags')
    .set({ settled_at: now })
    .where('subscription_id', '=', subscriptionId)
    .where('why', '=', why)
    .$if(charge !== undefined, (query) => query.where('reference', '=', charge ?? ''))
    .where('settled_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of lowered)
    await record('payment.looked-after', { flagId: id, subscriptionId, businessId });
}

/** The same, where nothing else is written with it. */
export const flagAlone = ({ market }: BillingDeps, subscription: Flagged, flag: Flag): Promise<void> =>
  inTransaction(market.db, async (tx) => {
    const context = await contextOfMarket(market, { tx, businessId: subscription.business_id });
    await raiseFlag(context, subscription, flag);
  });
