import { inTransaction } from '../../platform/db/db.ts';
import { type Context, contextOf } from '../action.ts';
import type { BillingDeps } from './deps.ts';
import { asking, closeIntent, decideIntent, providerOf, termsOfMonths } from './intents.ts';
import { type IntentRow, isDone, lockIntent } from './intents.queries.ts';
import { markUnwanted } from './mark-unwanted.ts';
import { goOn } from './move-subscription.ts';
import { SET_PRICE } from './set-price.ts';
import { isLive, resumableUntil } from './subscription.lifecycle.ts';
import {
  isDeleted,
  lockBusiness,
  lockSubscription,
  nextReading,
  subscriptionOf,
  subscriptionWith,
} from './subscription.queries.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Has the provider let a cancelled subscription go on. Once what is paid is over it is not asked any more, only whether
 * it did so when it was asked in time: what it did counts.
 */
export async function finishResume(deps: BillingDeps, intent: IntentRow): Promise<'done' | 'closed'> {
  const { db, clock } = deps.market;
  const subscription = await subscriptionWith(db, intent.subscription_id ?? '');
  const { id, provider_ref } = subscription;
  const from = resumableUntil(subscription, clock.now());
  const terms = termsOfMonths(intent, subscription);
  const reference = await asking(deps, () =>
    providerOf(deps, intent).resume(provider_ref ?? '', terms, from),
  );
  if (!reference) {
    await closeIntent(deps, intent.id);
    await syncSubscription(deps, id);
    return 'closed';
  }
  // Whatever was read of the provider before this still says that it ends: it is dropped.
  const did = { reference, ticket: await nextReading(db) };
  await inTransaction(db, async (tx) => {
    const who = { accountId: intent.business_id, role: 'business' as const, adminId: null };
    await takeEffect(contextOf(deps.market, { tx, who }), intent, did);
  });
  await syncSubscription(deps, id);
  return 'done';
}

type Did = { reference: string; ticket: number };

async function takeEffect(context: Context, { id, business_id }: IntentRow, { reference, ticket }: Did) {
  const { tx, now } = context;
  await lockBusiness(tx, business_id);
  const intent = await lockIntent(tx, id);
  if (!intent?.subscription_id || isDone(intent)) return;
  const subscription = await lockSubscription(tx, intent.subscription_id);
  if (!subscription) return;
  const other = await subscriptionOf(tx, business_id);
  const isTwin = other !== undefined && other.id !== subscription.id && isLive(other);
  const isUnwanted = isTwin || (await isDeleted(tx, business_id));
  await tx
    .updateTable('subscriptions')
    .set({ provider_ref: reference, reading: ticket })
    .where('id', '=', subscription.id)
    .execute();
  await decideIntent(tx, intent, { status: 'done', now });
  if (isUnwanted) return markUnwanted(context, { ...subscription, provider_ref: reference });
  await goOn(context, subscription);
  // What a price became while nothing ran was told to nobody, or the answer to an earlier call got lost.
  await context.queue.send(tx, SET_PRICE, { jobs: [{ subscriptionId: subscription.id }] });
}
