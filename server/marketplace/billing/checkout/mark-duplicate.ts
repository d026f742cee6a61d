import type { Context } from '../../action.ts';
import { closeLater } from '../provider-outbox/provider-outbox.ts';
import { raiseFlag } from '../flags/flags.ts';
import { DUPLICATE } from '../subscription/subscription.lifecycle.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';

/** It takes no more money, and a person gives back what it took. */
export async function markDuplicate(context: Context, subscription: SubscriptionRow): Promise<void> {
  await context.tx
    .updateTable('subscriptions')
    .set({ needs_attention: DUPLICATE })
    .where('id', '=', subscription.id)
    .execute();
  await closeLater(context, subscription.id);
  await raiseFlag(context, subscription, { why: DUPLICATE });
}
