import { sql } from 'kysely';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/db.ts';
import { contextOfMarket } from '../../action.ts';
import { closeAtProvider } from '../provider-outbox/close-at-provider.ts';
import { closeEnded, endedAndOpen } from '../subscription/close-subscription.ts';
import type { BillingDeps } from '../deps.ts';
import { dueEndings, ITSELF } from '../provider-outbox/endings.queries.ts';
import {
  intentById,
  type IntentRow,
  isAtBank,
  isStale,
  waitingIntent,
  waitingSince,
} from '../checkout/intents.ts';
import { leaveBankAccount } from '../provider-outbox/leave-bank-account.ts';
import { moveSubscription } from '../subscription/move-subscription.ts';
import { endIntent } from '../checkout/end-intent.ts';
import { GRACE_DAYS, isGraceOver, isLive } from '../subscription/subscription.lifecycle.ts';
import { lockWithBusiness, subscriptionWith } from '../subscription/subscription.queries.ts';
import { reconcile } from './reconcile.ts';

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
/** A page that nobody has come back from for so long is asked about. */
const INTENT_PATIENCE_MS = 5 * 60 * 1000;
const PORTAL_PATIENCE_MS = 60 * 60 * 1000;
const BATCH = 200;
/** Those that fail again and again must not stand before all others. */
const BY_CHANCE = sql`random()`;
/** What has ended may still be given back, by us or by a bank, for so long after it was paid; it is asked about so often. */
const RETURNS_FOR_DAYS = 400;
const RETURNS_ASKED_DAYS = 7;
/** A provider that has been silent about a subscription for so long beyond its time does not know it any more. */
const SILENT_DAYS = 7;
/** A provider answers slowly, and minds nobody who asks a few things at a time. */
const AT_ONCE = 4;

/**
 * What time asks for: grace and free months that are over, purchases that were left half done, and a snapshot of
 * whatever was not heard of for a day, in case a webhook got lost. Several processes may do it at once.
 */
export async function sweepBilling(deps: BillingDeps): Promise<void> {
  await expireOverdue(deps);
  await settleForgotten(deps);
  await readSilent(deps);
  await closeAll(deps);
  await deliverEndings(deps);
}

/** One that fails is tried again the next time, and the others go on. */
async function each<Row extends { id: string }>(
  deps: BillingDeps,
  rows: Row[],
  run: (row: Row) => Promise<unknown>,
): Promise<void> {
  await mapConcurrently(rows, AT_ONCE, (row) =>
    run(row).catch((err: unknown) =>
      deps.log.warn({ err, id: row.id }, 'a payment could not be looked after'),
    ),
  );
}

async function expireOverdue(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps.market;
  const now = clock.now();
  const due = await db
    .selectFrom('subscriptions')
    .where((of) =>
      of.or([
        of('past_due_since', '<=', daysAgo(now, GRACE_DAYS)).and('status', '=', 'past_due'),
        of('trusted_until', '<=', now).and('status', '=', 'active'),
      ]),
    )
    .select('id')
    .orderBy(BY_CHANCE)
    .limit(BATCH)
    .execute();
  await each(deps, due, ({ id }) => expire(deps, id));
}

/** Before leads are taken away from somebody whom we just did not hear of, the provider is asked once more. */
async function expire(deps: BillingDeps, id: string): Promise<void> {
  await reconcile(deps, { subscription: id }).catch((error: unknown) => unlessForgotten(deps, id, error));
  await inTransaction(deps.market.db, (tx) => expireLocked(deps, tx, id));
}

/** A subscription for which its provider no longer answers is not kept: it could neither cancel nor buy again. */
async function unlessForgotten({ market }: BillingDeps, id: string, error: unknown): Promise<void> {
  const { trusted_until } = await subscriptionWith(market.db, id);
  const isForgotten = trusted_until !== null && trusted_until <= daysAgo(market.clock.now(), SILENT_DAYS);
  if (!isForgotten) throw error;
}

async function expireLocked({ market }: BillingDeps, tx: Tx, id: string): Promise<void> {
  const subscription = await lockWithBusiness(tx, id);
  const now = market.clock.now();
  if (!subscription || !isLive(subscription)) return;
  // Somebody is just taking the cancellation back: what comes of that decides.
  if (await waitingIntent(tx, subscription.business_id, 'resume')) return;
  const isSilent = subscription.trusted_until !== null && subscription.trusted_until <= now;
  const isOver = subscription.past_due_since ? isGraceOver(subscription.past_due_since, now) : isSilent;
  if (!isOver) return;
  const context = await contextOfMarket(market, { tx, businessId: subscription.business_id });
  await moveSubscription(context, subscription, {
    name: 'expire',
    reason: subscription.past_due_since ? 'unpaid' : 'over',
    set: { past_due_since: null, cancels_at: null },
  });
}

async function settleForgotten(deps: BillingDeps): Promise<void> {
  const now = deps.market.clock.now();
  const waiting = await waitingSince(deps.market.db, new Date(now.getTime() - INTENT_PATIENCE_MS));
  await each(deps, waiting, async ({ id }) => {
    const intent = await intentById(deps.market.db, id);
    if (!intent || isOnPortal(intent, now)) return;
    const { came } = await reconcile(deps, { intent: id });
    const isForgotten = came === 'waiting' ? isOverdue(intent, now) : came === 'open' && isStale(intent, now);
    // Nobody will come back from there, and no bank answers: make sure, ask a last time, and give it up.
    if (isForgotten) await endIntent(deps, intent);
  });
}

/** Its bank was asked long ago. */
const isOverdue = (intent: IntentRow, now: Date): boolean =>
  intent.at_bank_since !== null && !isAtBank(intent, now);

/** A card's portal says nothing when its payer has finished, and asking takes what is owed: who has not come back may be there. */
const isOnPortal = ({ purpose, method, created_at }: IntentRow, now: Date): boolean =>
  purpose === 'method' && method === 'card' && now.getTime() - created_at.getTime() < PORTAL_PATIENCE_MS;

async function closeAll(deps: BillingDeps): Promise<void> {
  const ended = await endedAndOpen(deps, BATCH);
  await each(deps, ended, ({ id }) => closeEnded(deps, id));
}

/** What no provider has heard of yet. */
async function deliverEndings(deps: BillingDeps): Promise<void> {
  const due = await dueEndings(deps.market.db, deps.market.clock.now(), BATCH);
  await each(deps, due, (ended) =>
    ended.reference === ITSELF ? closeAtProvider(deps, ended.subscriptionId) : leaveBankAccount(deps, ended),
  );
}

async function readSilent(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps.market;
  const now = clock.now();
  const silent = await db
    .selectFrom('subscriptions')
    .where('provider', 'is not', null)
    .where((of) =>
      of.or([
        of('heard_at', 'is', null),
        of.and([
          of.or([
            of('status', 'in', ['active', 'past_due', 'not_subscribed']),
            of('is_payment_pending', '=', true),
          ]),
          of('heard_at', '<', daysAgo(now, 1)),
        ]),
        of.and([
          of('status', 'in', ['cancelled', 'expired']),
          of(sql`greatest(created_at, paid_through, cancels_at)`, '>', daysAgo(now, RETURNS_FOR_DAYS)),
          of('heard_at', '<', daysAgo(now, RETURNS_ASKED_DAYS)),
        ]),
      ]),
    )
    .select('id')
    .orderBy(BY_CHANCE)
    .limit(BATCH)
    .execute();
  await each(deps, silent, ({ id }) => reconcile(deps, { subscription: id }));
}
