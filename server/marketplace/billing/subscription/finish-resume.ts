import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../../../platform/db/db.ts';
import { askProvider } from '../../../platform/payments/provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Context, contextOf } from '../../action.ts';
import { actorForBusiness } from '../../actors.ts';
import { priceLater } from '../provider-outbox/provider-outbox.ts';
import type { BillingDeps } from '../deps.ts';
import { isBeingEnded } from '../provider-outbox/endings.queries.ts';
import { closeIntent, decideIntent } from '../checkout/close-intent.ts';
import { termsOfMonths } from '../checkout/intent-terms.ts';
import { type IntentRow, isDone, lockIntent } from '../checkout/intents.ts';
import { markDuplicate } from '../checkout/mark-duplicate.ts';
import { goOn } from './move-subscription.ts';
import { isLive, resumableUntil } from './subscription.lifecycle.ts';
import {
  isDeleted,
  lockBusiness,
  lockSubscription,
  nextSnapshotNumber,
  subscriptionOf,
  subscriptionWith,
} from './subscription.queries.ts';

/**
 * Has the provider let a cancelled subscription go on. Once what is paid is over it is not asked any more, only whether
 * it did so when it was asked in time: what it did counts.
 */
export async function finishResume(deps: BillingDeps, intent: IntentRow): Promise<'done' | 'closed'> {
  const { db, clock } = deps.market;
  await untilEnded(deps, intent.subscription_id ?? '');
  const subscription = await subscriptionWith(db, intent.subscription_id ?? '');
  const { provider_ref } = subscription;
  const from = resumableUntil(subscription, clock.now());
  const terms = termsOfMonths(intent, subscription);
  const reference = await askProvider(deps, intent, (provider) =>
    provider.resume(provider_ref ?? '', terms, from),
  );
  if (!reference) {
    await closeIntent(deps, intent.id);
    return 'closed';
  }
  // The mail that follows says when the next payment is due: only the provider knows the day it has set.
  const { nextPaymentAt } = await askProvider(deps, intent, (provider) => provider.read(reference));
  // Whatever was read of the provider before this still says that it ends: it is dropped.
  const did = { reference, nextPaymentAt, snapshotNumber: await nextSnapshotNumber(db) };
  await inTransaction(db, async (tx) => {
    const actor = await actorForBusiness(tx, intent.business_id);
    await takeEffect(contextOf(deps.market, { tx, actor }), intent, did);
  });
  return 'done';
}

const TURN_MS = 100;
const MOST_TURNS = 40;

/**
 * Its provider is just being asked to end it: what is asked before that is answered would be undone by it. It takes
 * seconds, and none begins again while this intent waits.
 */
async function untilEnded({ market: { db, clock } }: BillingDeps, id: string): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (!(await isBeingEnded(db, id, clock.now()))) return;
    await setTimeout(TURN_MS);
  }
  throw new Refusal('unavailable', { retryAfterS: 5 });
}

type Did = { reference: string; nextPaymentAt: Date | null; snapshotNumber: number };

async function takeEffect(context: Context, { id, business_id }: IntentRow, did: Did) {
  const { reference, nextPaymentAt, snapshotNumber } = did;
  const { tx, now } = context;
  await lockBusiness(tx, business_id);
  const intent = await lockIntent(tx, id);
  if (!intent?.subscription_id || isDone(intent)) return;
  const subscription = await lockSubscription(tx, intent.subscription_id);
  if (!subscription) return;
  const other = await subscriptionOf(tx, business_id);
  const hasOther = other !== undefined && other.id !== subscription.id && isLive(other);
  const isDuplicate = hasOther || (await isDeleted(tx, business_id));
  await tx
    .updateTable('subscriptions')
    .set({ provider_ref: reference, next_payment_at: nextPaymentAt, snapshot_number: snapshotNumber })
    .where('id', '=', subscription.id)
    .execute();
  await decideIntent(tx, intent, { status: 'done', now });
  if (isDuplicate) return markDuplicate(context, { ...subscription, provider_ref: reference });
  await goOn(context, subscription);
  // What a price became while nothing ran was told to nobody, or the answer to an earlier call got lost.
  await priceLater(context, subscription.id);
}
