import type { Context } from '../../action.ts';
import { inMonths } from '../../../platform/payments/months.ts';
import { marketDecisions } from '../../market-settings.ts';
import { decideIntent } from './intents.ts';
import type { IntentRow } from './intents.queries.ts';
import { insertSubscription } from './insert-subscription.ts';
import { moveSubscription } from '../subscription/move-subscription.ts';

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
