import type { FastifyRequest } from 'fastify';
import type { Purchase } from '../../../../contract/billing.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import type { BusinessId } from '../../../platform/ids.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import { askProvider, type ProviderName } from '../../../platform/payments/provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context, perform } from '../../action.ts';
import { continuedClaim } from '../../claims.ts';
import type { Claim } from '../../idempotency.ts';
import { businessFor } from '../billing.policy.ts';
import { beginComplimentary } from './insert-subscription.ts';
import type { BillingDeps } from '../deps.ts';
import { addressesOf } from './intent-terms.ts';
import { insertIntent, type IntentRow, isAtBank, isStale, lockPurchases } from './intents.ts';
import { openPage } from './open-page.ts';
import { type PromoLimits, tryingCode } from '../promo-codes/limits.ts';
import { type Offer, offerOf, validCode } from '../packages/offers.queries.ts';
import { endIntent } from './end-intent.ts';
import { isPastDue, isUndecided, mayBuy } from '../subscription/subscription.lifecycle.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
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
      // The account is there: the payment is begun again from the packages.
      const isRefused = err instanceof Refusal;
      deps.log[isRefused ? 'warn' : 'error']({ err }, 'a registration could not be led to its payment');
      return null;
    }
  },
});

/** A business buys or renews, and its code is counted like one that is only asked about. */
export async function answerRenewal(
  deps: BillingDeps & { promoLimits: PromoLimits },
  request: FastifyRequest,
  wish: Purchase,
): Promise<{ redirect_url: string }> {
  const actor = signedIn(request);
  const start = () => startCheckout(deps, { actor, wish, claim: continuedClaim(request) });
  if (!codeIn(wish)) return start();
  const asker = { network: clientNetwork(request.ip), accountId: actor.userId };
  return tryingCode(deps.promoLimits, asker, start);
}

const codeIn = ({ promo_code }: Purchase): string | null => promo_code?.trim() || null;

/** What is in the way is one page, or one subscription; more come only while others are at it. */
const MOST_TURNS = 4;

type Checkout = { actor: Actor; wish: Purchase; pages?: ReturnPages; claim?: Claim | null };

/**
 * Starts the purchase of a package, and answers the page where it is paid. What is asked of the provider is written
 * down first, so that whatever happens in between is found again. Asking twice is asking once.
 * @throws Refusal 'already_subscribed', 'payment_pending', 'promo_code_invalid', 'payment_method_unavailable' or 'unavailable'
 */
export async function startCheckout(
  deps: BillingDeps,
  { actor, wish, pages = FROM_SUBSCRIBE, claim = null }: Checkout,
  turns = MOST_TURNS,
): Promise<{ redirect_url: string }> {
  if (turns === 0) throw new Refusal('unavailable', { retryAfterS: 5 });
  const provider = deps.payments.for(wish.payment_method);
  if (!provider) throw new Refusal('payment_method_unavailable');
  const input = { wish, pages, provider: provider.name, vat: deps.vat };
  const begun = await perform(deps.market, renewSubscription, { actor, input, claim });
  if (begun.is === 'past due') return startMethodUpdate(deps, actor);
  if (begun.is === 'begun') return { redirect_url: await pageOf(deps, begun.intent) };
  await (begun.is === 'undecided' ? decide(deps, begun.subscription) : clear(deps, begun.intent));
  return startCheckout(deps, { actor, wish, pages }, turns - 1);
}

type Begun =
  | { is: 'undecided'; subscription: SubscriptionRow }
  | { is: 'begun'; intent: IntentRow }
  | { is: 'in the way'; intent: IntentRow }
  | { is: 'past due' };

type Asked = Required<Pick<Checkout, 'wish' | 'pages'>> & {
  provider: ProviderName | null;
  vat: BillingDeps['vat'];
};

/** Writes a purchase down. One of a business at a time: the same again goes on with the one that was begun. */
export const renewSubscription = action({
  name: 'renewSubscription',
  by: ['business'],
  async run(context: Context, asked: Asked): Promise<Begun> {
    const { tx, now, actor } = context;
    const businessId = businessFor(actor, 'buy');
    const { subscription: last, begun } = await lockPurchases(tx, businessId);
    if (begun.resume) return { is: 'in the way', intent: begun.resume };
    if (last && isPastDue(last) && last.provider) return { is: 'past due' };
    if (last && isUndecided(last)) return { is: 'undecided', subscription: last };
    if (!mayBuy(now, last)) throw new Refusal('already_subscribed');
    const { wish, vat } = asked;
    const offer = await offerOf(tx, { package: wish.package, promoCode: codeIn(wish) }, vat);
    if (!begun.checkout)
      return { is: 'begun', intent: await writeIntent(context, offer, { ...asked, businessId }) };
    if (isAtBank(begun.checkout, now)) throw new Refusal('payment_pending');
    const goesOn = isSame(begun.checkout, asked, offer) && !isStale(begun.checkout, now);
    return { is: goesOn ? 'begun' : 'in the way', intent: begun.checkout };
  },
});

const isSame = (waiting: IntentRow, { wish, pages, provider }: Asked, { price, code }: Offer): boolean =>
  waiting.package === wish.package &&
  waiting.method === wish.payment_method &&
  waiting.provider === provider &&
  waiting.gross_pence === price.gross &&
  waiting.promo_code === (code?.name ?? null) &&
  waiting.comes_back_to === pages.done;

type Wanted = Asked & { businessId: BusinessId };

async function writeIntent(context: Context, offer: Offer, wanted: Wanted): Promise<IntentRow> {
  const { tx, now } = context;
  const { wish, pages, provider, businessId } = wanted;
  const { price, code, title } = offer;
  const isFree = price.gross === 0;
  const intent = await insertIntent(tx, {
    business_id: businessId,
    purpose: 'checkout',
    provider: isFree ? null : provider,
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
  if (code) await redeem({ tx, now }, { code: code.id, businessId, intentId: intent.id });
  if (isFree) await beginComplimentary(context, intent);
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

/** Of what costs nothing there is no page to pay on. */
async function pageOf(deps: BillingDeps, intent: IntentRow): Promise<string> {
  if (intent.provider) return openPage(deps, intent);
  return addressesOf(deps, intent).doneUrl.replace('{reference}', intent.id);
}

/** One that was completed before must be known for sure: if it is not paid, it must not be paid later either. */
async function decide(deps: BillingDeps, subscription: SubscriptionRow): Promise<void> {
  const { id, provider_ref, heard_at } = subscription;
  if (heard_at && provider_ref)
    await askProvider(deps, subscription, (provider) => provider.cancel(provider_ref, 'now'));
  await reconcile(deps, { subscription: id });
}

/** Another purchase stands open: nobody may pay it any more. If it was paid already, that is what counts. */
async function clear(deps: BillingDeps, intent: IntentRow): Promise<void> {
  await reconcile(deps, { intent: intent.id });
  await endIntent(deps, intent);
}
