import { inMonths } from '../../../platform/payments/months.ts';
import type { Context } from '../../action.ts';
import { marketDecisions } from '../../market-settings.ts';
import { decideIntent } from './close-intent.ts';
import type { IntentRow } from './intents.ts';
import { moveSubscription } from '../subscription/move-subscription.ts';
import { subscriptionLifecycle } from '../subscription/subscription.lifecycle.ts';

/** The subscription that comes of an intent has its id, so that it comes of it once. It gives nothing yet. */
export async function insertSubscription(
  { tx, now }: Context,
  intent: IntentRow,
  providerRef: string | null,
) {
  const { id, business_id, provider, method, net_pence, vat_pence, gross_pence, vat_rate } = intent;
  await tx
    .insertInto('subscriptions')
    .values({
      id,
      business_id,
      package: intent.package,
      status: subscriptionLifecycle.starts,
      provider,
      method,
      provider_ref: providerRef,
      net_pence,
      vat_pence,
      gross_pence,
      vat_rate,
      promo_code: intent.promo_code,
      promo_percentage: intent.promo_percentage,
      accepted_terms_at: intent.created_at,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return tx.selectFrom('subscriptions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** A code of 100 per cent needs no provider: the package is free for some months, then expires. */
export async function beginComplimentary(context: Context, intent: IntentRow): Promise<void> {
  const { free_months } = await marketDecisions(context.tx);
  const paidThrough = inMonths(context.now, free_months);
  const subscription = await insertSubscription(context, intent, null);
  await moveSubscription(context, subscription, {
    name: 'activate',
    reason: 'complimentary',
    set: { paid_through: paidThrough, trusted_until: paidThrough },
  });
  await decideIntent(context.tx, intent, {
    status: 'done',
    now: context.now,
    set: { subscription_id: subscription.id },
  });
}
