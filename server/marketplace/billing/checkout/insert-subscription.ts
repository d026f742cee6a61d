import type { Context } from '../../action.ts';
import type { IntentRow } from './intents.queries.ts';
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
