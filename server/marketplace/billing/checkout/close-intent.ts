import type { Updateable } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type Context, contextOfMarket } from '../../action.ts';
import type { BillingDeps } from '../deps.ts';
import { type IntentRow, isWaiting, lockIntent } from './intents.ts';

type Closing = (context: Context, intent: IntentRow) => Promise<void>;

/** Nothing came of it: the promo code is free again. What `follows` is written with it, once. */
export async function closeIntent({ market }: BillingDeps, id: string, follows?: Closing): Promise<void> {
  await inTransaction(market.db, async (tx) => {
    const intent = await lockIntent(tx, id);
    if (!intent || !isWaiting(intent)) return;
    const context = await contextOfMarket(market, { tx, businessId: intent.business_id });
    await decideIntent(tx, intent, { status: 'closed', now: context.now });
    await tx.deleteFrom('promo_redemptions').where('intent_id', '=', id).execute();
    await follows?.(context, intent);
  });
}

type Decision = { status: 'done' | 'closed'; now: Date; set?: Updateable<DB['payment_intents']> };

export async function decideIntent(tx: Tx, intent: IntentRow, { status, now, set }: Decision) {
  await tx
    .updateTable('payment_intents')
    .set({ status, decided_at: now, ...set })
    .where('id', '=', intent.id)
    .execute();
}
