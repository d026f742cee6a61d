import { inTransaction } from '../../../platform/db/db.ts';
import {
  askProvider,
  type CheckoutSnapshot,
  type Terms,
  whenRefused,
} from '../../../platform/payments/provider.ts';
import { type Context, contextOfMarket } from '../../action.ts';
import { closeLater, leaveLater, priceLater } from '../provider-outbox/provider-outbox.ts';
import type { BillingDeps } from '../deps.ts';
import { closeIntent, decideIntent } from './close-intent.ts';
import { payerOf, termsOf, termsOfMonths } from './intent-terms.ts';
import { freshIntent, intentById, type IntentRow, isDone, isWaiting, lockIntent } from './intents.ts';
import { notePage, openPage } from './open-page.ts';
import { insertSubscription } from './insert-subscription.ts';
import { markDuplicate } from './mark-duplicate.ts';
import { isLive, isRunning, isUndecided } from '../subscription/subscription.lifecycle.ts';
import {
  isDeleted,
  lockBusiness,
  lockSubscription,
  subscriptionOf,
  subscriptionWith,
} from '../subscription/subscription.queries.ts';
import { finishChange } from '../package-change/finish-change.ts';
import { finishResume } from '../subscription/finish-resume.ts';

/** What became of an intent. */
export type Settled = 'done' | 'open' | 'waiting' | 'closed';

/** What it came to, and the subscription whose record at the provider it has changed. */
type Came = { came: Settled; follow: string | null };

const nothing = (came: Settled): Came => ({ came, follow: null });

/** Asks the provider how an intent stands and does what follows; part of `reconcile`, which then reads the subscription. */
export async function settleIntent(deps: BillingDeps, id: string): Promise<Came> {
  const intent = await intentById(deps.market.db, id);
  if (!intent || (!isWaiting(intent) && !isDone(intent))) return nothing('closed');
  if (isDone(intent)) return { came: 'done', follow: intent.subscription_id };
  if (intent.purpose === 'change')
    return { came: await finishChange(deps, intent), follow: intent.subscription_id };
  if (intent.purpose === 'resume')
    return { came: await finishResume(deps, intent), follow: intent.subscription_id };
  if (!intent.provider_ref) return recoverPage(deps, intent);
  return settlePage(deps, intent, intent.provider_ref);
}

/** What came of the provider's page with this reference. A call that the provider refuses says nothing of it: it waits. */
async function settlePage(deps: BillingDeps, intent: IntentRow, reference: string): Promise<Came> {
  const terms = await termsNow(deps, intent);
  const read = terms && (await readPage(deps, intent, { reference, terms }));
  const snapshot = read && read.is !== 'refused' ? read : await abandon(deps, intent, reference);
  if (snapshot.is === 'open') return nothing('open');
  if (snapshot.is === 'waiting') {
    await noteAtBank(deps, intent);
    return nothing('waiting');
  }
  if (snapshot.is === 'closed') {
    await closeIntent(deps, intent.id, read?.is === 'refused' ? noteRefused : undefined);
    return nothing('closed');
  }
  await (intent.purpose === 'method' ? adoptMethod : adoptSubscription)(deps, intent, snapshot);
  const { status, subscription_id: follow } = await freshIntent(deps, intent.id);
  return { came: isDone({ status }) ? 'done' : 'closed', follow };
}

type Asked = { reference: string; terms: Terms };

async function readPage(deps: BillingDeps, intent: IntentRow, { reference, terms }: Asked) {
  const snapshot = await askProvider(deps, intent, (provider) => provider.settleCheckout(reference, terms));
  if (snapshot.is === 'refused') deps.log.warn({ id: intent.id }, 'what was given on a page is not accepted');
  return snapshot;
}

const noteRefused = (context: Context, { id: intentId, business_id: businessId }: IntentRow) =>
  context.record('payment-page.refused', { intentId, businessId });

type Left = Exclude<CheckoutSnapshot, { is: 'refused' }>;

/** Nothing is to come of it. What has come of it all the same is ours, and stopped like any other that has ended. */
async function abandon(deps: BillingDeps, intent: IntentRow, reference: string): Promise<Left> {
  const made = await askProvider(deps, intent, (provider) => provider.abandonCheckout(reference));
  return made ? { is: 'completed', subscription: made } : { is: 'closed' };
}

/** Its payer can do no more; where they look they are told that the bank is asked. */
async function noteAtBank({ market }: BillingDeps, { id }: IntentRow): Promise<void> {
  await market.db
    .updateTable('payment_intents')
    .set({ at_bank_since: market.clock.now() })
    .where('id', '=', id)
    .where('at_bank_since', 'is', null)
    .execute();
}

/**
 * What is to be paid from now on; null when nothing is. A page for another card or account may be finished after its
 * business has cancelled, or has chosen another package.
 */
async function termsNow({ market }: BillingDeps, intent: IntentRow): Promise<Terms | null> {
  if (intent.purpose !== 'method' || !intent.subscription_id) return termsOf(intent);
  const paid = await subscriptionWith(market.db, intent.subscription_id);
  if (!isRunning(paid)) return null;
  return termsOfMonths(intent, paid);
}

/** An answer that was lost for so long has led nobody to its page. */
const ANSWER_PATIENCE_MS = 10 * 60 * 1000;

/**
 * The answer to the opening call got lost. The same key brings the same page again, while somebody may be waiting for
 * it; after that we only look for it, since a call that went wrong may go wrong with its key for ever.
 */
async function recoverPage(deps: BillingDeps, intent: IntentRow): Promise<Came> {
  if (deps.market.clock.now().getTime() - intent.created_at.getTime() < ANSWER_PATIENCE_MS)
    return openPage(deps, intent).then(() => nothing('open'), whenRefused(nothing('closed')));
  const payer = await payerOf(deps, intent.business_id);
  const found = await askProvider(deps, intent, (provider) => provider.findCheckout(payer, intent.id));
  if (found) {
    await notePage(deps, intent, { reference: found, url: null });
    return settleIntent(deps, intent.id);
  }
  await closeIntent(deps, intent.id);
  return nothing('closed');
}

type Completed = Extract<CheckoutSnapshot, { is: 'completed' }>;

/**
 * Somebody completed the checkout: the subscription is ours from now on. What it gives is read from the provider.
 * Should the business have another one already, or be gone, this one is stopped and a person is told.
 */
async function adoptSubscription({ market }: BillingDeps, intent: IntentRow, completed: Completed) {
  await inTransaction(market.db, async (tx) => {
    const context = await contextOfMarket(market, { tx, businessId: intent.business_id });
    await lockBusiness(tx, intent.business_id);
    const locked = await lockIntent(tx, intent.id);
    if (!locked || !isWaiting(locked)) return;
    const other = await subscriptionOf(tx, intent.business_id);
    const bought = await insertSubscription(context, locked, completed.subscription);
    if ((other && (isLive(other) || isUndecided(other))) || (await isDeleted(tx, intent.business_id)))
      await markDuplicate(context, bought);
    await decideIntent(tx, locked, { status: 'done', now: context.now, set: { subscription_id: bought.id } });
  });
}

/** A new card or bank account: with some providers that makes a new subscription of theirs, not of ours. */
async function adoptMethod({ market }: BillingDeps, intent: IntentRow, completed: Completed) {
  await inTransaction(market.db, async (tx) => {
    const context = await contextOfMarket(market, { tx, businessId: intent.business_id });
    await lockBusiness(tx, intent.business_id);
    const locked = await lockIntent(tx, intent.id);
    if (!locked?.subscription_id || isDone(locked)) return;
    const paid = await lockSubscription(tx, locked.subscription_id);
    if (!paid?.provider_ref) return;
    // Its page was given up meanwhile: nothing is paid by it.
    if (!isWaiting(locked))
      return leaveLater(context, { subscriptionId: paid.id, reference: completed.subscription });
    await tx
      .updateTable('subscriptions')
      // A business that gives another account may try again what the old one did not pay.
      .set({ provider_ref: completed.subscription, bounced_package: null })
      .where('id', '=', locked.subscription_id)
      .execute();
    await decideIntent(tx, locked, { status: 'done', now: context.now });
    // The price may have changed since the provider was told one.
    await priceLater(context, paid.id);
    if (paid.provider_ref === completed.subscription) return;
    await leaveLater(context, { subscriptionId: paid.id, reference: paid.provider_ref });
    // It has ended meanwhile: the new account pays nothing either.
    if (!isRunning(paid)) await closeLater(context, paid.id);
  });
}
