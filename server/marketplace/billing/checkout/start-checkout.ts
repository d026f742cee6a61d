import type { Purchase } from '../../../../contract/billing.ts';
import type { Actor } from '../../../platform/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/db.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import type { BusinessId } from '../../../platform/ids.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Context, contextOf, holdAccount, holdMembership } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { beginComplimentary } from './complimentary.ts';
import type { BillingDeps } from '../deps.ts';
import { addressesOf, asking, isStale, openPage, providerOf } from './intents.ts';
import { insertIntent } from './insert-intent.ts';
import { type IntentRow, isAtBank, waitingIntent } from './intents.queries.ts';
import { type PromoLimits, tryingCode } from '../promo-codes/limits.ts';
import { type Offer, offerOf, validCode } from '../packages/offers.queries.ts';
import { endIntent, settleIntent } from './settle-intent.ts';
import { isPastDue, isUndecided, mayBuy } from '../subscription/subscription.lifecycle.ts';
import { lockBusiness, subscriptionOf, type SubscriptionRow } from '../subscription/subscription.queries.ts';
import { vatRateNow } from '../packages/vat.ts';
import { syncSubscription } from '../reconciliation/sync-subscription.ts';
import { startMethodUpdate } from './update-method.ts';

/** Where people come back to from the provider's page. */
type ReturnPages = { done: string; cancelled: string };

const FROM_SUBSCRIBE: ReturnPages = { done: '/subscribe', cancelled: '/subscribe?payment=cancelled' };

const fromRegistration = (name: string): ReturnPages => ({
  done: '/register/business/registered',
  cancelled: `/register/packages/${name}?payment=cancelled`,
});

/** What a registration asks of the payments. */
export const purchasing = (deps: BillingDeps & { promoLimits: PromoLimits }) => ({
  /** @throws Refusal 'payment_method_unavailable', 'promo_code_invalid' or 'too_many_requests' */
  async check(wish: Purchase, { request }: Pick<Exchange, 'request'>): Promise<void> {
    if (!deps.payments.for(wish.payment_method)) throw new Refusal('payment_method_unavailable');
    const code = codeIn(wish);
    if (!code) return;
    const asker = { network: clientNetwork(request.ip), accountId: null };
    await tryingCode(deps.promoLimits, asker, () => validCode(deps.market.db, code));
  },
  async start(actor: Actor, wish: Purchase): Promise<string | null> {
    try {
      const { redirect_url } = await startCheckout(deps, {
        actor,
        wish,
        pages: fromRegistration(wish.package),
      });
      return redirect_url;
    } catch (err) {
      // The account is there: the payment is begun anew from the packages.
      const isRefused = err instanceof Refusal;
      deps.log[isRefused ? 'warn' : 'error']({ err }, 'a registration could not be led to its payment');
      return null;
    }
  },
});

export const codeIn = ({ promo_code }: Purchase): string | null => promo_code?.trim() || null;

type Begun =
  | { is: 'undecided'; subscription: SubscriptionRow }
  | { is: 'begun'; intent: IntentRow }
  | { is: 'in the way'; intent: IntentRow }
  | { is: 'past due' };

/** What is in the way is one page, or one subscription; more come only while others are at it. */
const MOST_TURNS = 4;

/**
 * Starts the purchase of a package, and answers the page where it is paid. What is asked of the provider is written
 * down first, so that whatever happens in between is found again. Asking twice is asking once.
 * @throws Refusal 'already_subscribed', 'payment_pending', 'promo_code_invalid', 'payment_method_unavailable' or 'unavailable'
 */
export async function startCheckout(
  deps: BillingDeps,
  { actor, wish, pages = FROM_SUBSCRIBE }: { actor: Actor; wish: Purchase; pages?: ReturnPages },
  turns = MOST_TURNS,
): Promise<{ redirect_url: string }> {
  if (turns === 0) throw new Refusal('unavailable', { retryAfterS: 5 });
  const provider = deps.payments.for(wish.payment_method);
  if (!provider) throw new Refusal('payment_method_unavailable');
  const purchase = { wish, pages, provider: provider.name };
  const begun = await inTransaction(deps.market.db, (tx) => begin(deps, tx, { actor, ...purchase }));
  if (begun.is === 'past due') return startMethodUpdate(deps, actor);
  if (begun.is === 'in the way' || begun.is === 'undecided') {
    await (begun.is === 'undecided' ? decide(deps, begun.subscription) : clear(deps, begun.intent));
    return startCheckout(deps, { actor, wish, pages }, turns - 1);
  }
  if (begun.intent.provider === null)
    return { redirect_url: addressesOf(deps, begun.intent).doneUrl.replace('{reference}', begun.intent.id) };
  return { redirect_url: await openPage(deps, begun.intent) };
}

type Asked = { actor: Actor; wish: Purchase; pages: ReturnPages; provider: IntentRow['provider'] };

/** One purchase of a business at a time: the same again goes on with the one that was begun. */
async function begin(deps: BillingDeps, tx: Tx, asked: Asked): Promise<Begun> {
  const context = contextOf(deps.market, { tx, actor: asked.actor });
  const businessId = businessOf(asked.actor);
  await holdAccount(tx, asked.actor);
  await holdMembership(tx, asked.actor);
  await lockBusiness(tx, businessId);
  const resuming = await waitingIntent(tx, businessId, 'resume');
  if (resuming) return { is: 'in the way', intent: resuming };
  const last = await subscriptionOf(tx, businessId);
  if (last && isPastDue(last) && last.provider) return { is: 'past due' };
  if (last && isUndecided(last)) return { is: 'undecided', subscription: last };
  if (!mayBuy(context.now, last)) throw new Refusal('already_subscribed');
  const offer = await offerOf(
    tx,
    { package: asked.wish.package, promoCode: codeIn(asked.wish) },
    await vatRateNow(tx, deps.vat),
  );
  const waiting = await waitingIntent(tx, businessId, 'checkout');
  if (waiting && isAtBank(waiting, context.now)) throw new Refusal('payment_pending');
  if (waiting) {
    const goesOn = isSame(waiting, asked, offer) && !isStale(waiting, context.now);
    return { is: goesOn ? 'begun' : 'in the way', intent: waiting };
  }
  const isFree = offer.price.gross === 0;
  const intent = await writeIntent(context, offer, isFree ? { ...asked, provider: null } : asked);
  if (isFree) await beginComplimentary(context, intent);
  return { is: 'begun', intent };
}

const isSame = (waiting: IntentRow, { wish, pages, provider }: Asked, { price, code }: Offer): boolean =>
  waiting.package === wish.package &&
  waiting.method === wish.payment_method &&
  waiting.provider === provider &&
  waiting.gross_pence === price.gross &&
  waiting.promo_code === (code?.name ?? null) &&
  waiting.comes_back_to === pages.done;

async function writeIntent({ tx, now, actor }: Context, offer: Offer, asked: Asked): Promise<IntentRow> {
  const { wish, pages, provider } = asked;
  const { price, code, title } = offer;
  const intent = await insertIntent(tx, {
    business_id: businessOf(actor),
    purpose: 'checkout',
    provider,
    method: wish.payment_method,
    package: wish.package,
    what: `${title} package`,
    net_pence: price.net,
    vat_pence: price.vat,
    gross_pence: price.gross,
    vat_rate: price.vatRate,
    promo_code: code?.name ?? null,
    promo_percentage: code?.percentage ?? null,
    comes_back_to: pages.done,
    cancelled_to: pages.cancelled,
    created_at: now,
  });
  if (code) await redeem({ tx, now }, { code: code.id, businessId: businessOf(actor), intentId: intent.id });
  return intent;
}

type Redemption = { code: string; businessId: BusinessId; intentId: string };

/** One redemption for each business and code; given back when nothing comes of the purchase. */
async function redeem({ tx, now }: { tx: Tx; now: Date }, { code, businessId, intentId }: Redemption) {
  const redeemed = await tx
    .insertInto('promo_redemptions')
    .values({ business_id: businessId, promo_code_id: code, intent_id: intentId, created_at: now })
    .onConflict((conflict) => conflict.columns(['business_id', 'promo_code_id']).doNothing())
    .returning('intent_id')
    .executeTakeFirst();
  if (!redeemed) throw new Refusal('promo_code_invalid');
}

/** One that was completed before must be known for sure: if it is not paid, it must not be paid later either. */
async function decide(deps: BillingDeps, subscription: SubscriptionRow): Promise<void> {
  const { id, provider_ref, heard_at } = subscription;
  if (heard_at && provider_ref)
    await asking(deps, () => providerOf(deps, subscription).cancel(provider_ref, 'now'));
  await syncSubscription(deps, id);
}

/** Another purchase stands open: nobody may pay it any more. If it was paid already, that is what counts. */
async function clear(deps: BillingDeps, intent: IntentRow): Promise<void> {
  await settleIntent(deps, intent.id);
  await endIntent(deps, intent);
}
