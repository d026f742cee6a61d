import type { Purchase } from '../../../contract/billing.ts';
import type { NewBusiness } from '../../../contract/business-registration.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Exchange } from '../../platform/http/mount.ts';
import { type BusinessId, newId, type UserId } from '../../platform/ids.ts';
import {
  type AccountDeps,
  answerArrival,
  arriveAgain,
  registrationClaim,
  welcome,
} from '../accounts/index.ts';
import { perform } from '../action.ts';
import { businessesOf, memberOf } from '../actors.ts';
import type { Claim } from '../idempotency.ts';
import { repeatable } from '../repeatable.ts';
import { registerBusiness } from './actions/register-business.ts';

/** What the registration needs of the payments, which know businesses and not the other way round. */
export type Purchasing = {
  /** @throws Refusal when this package cannot be bought so, with this code */
  check(wish: Purchase, exchange: Exchange): Promise<void>;
  /** The address of the page where it is paid, or null when that cannot be said now. */
  start(actor: Actor, wish: Purchase): Promise<string | null>;
};

export type RegistrationDeps = AccountDeps & { purchasing: Purchasing };

/**
 * Registers a business and leads it to the payment. Whether the package can be bought is asked before the account
 * exists; that a provider is away must not undo it, so then the payment is begun again from the packages.
 */
export function answerRegisterBusiness(deps: RegistrationDeps, form: NewBusiness, exchange: Exchange) {
  const wish = purchaseIn(form);
  const accountId = newId<UserId>();
  const arrive = async (started: { accountId: UserId; token: string }) => {
    const redirect_url = wish ? await startPurchase(deps, started.accountId, wish) : null;
    return { ...(await answerArrival(deps, started, exchange)), redirect_url };
  };
  const first = async (claim: Claim | null) => {
    if (wish) await deps.purchasing.check(wish, exchange);
    const registrant = await welcome(deps, { form, names: [form.business_name] }, exchange);
    const call = {
      actor: memberOf(accountId, newId<BusinessId>(), 'owner'),
      input: { registrant, form },
      claim,
    };
    const { token } = await perform(deps.market, registerBusiness, call);
    return arrive({ accountId, token });
  };
  // The payment is begun once for each wish, so the second time it leads to the same page.
  const again = async (kept: unknown) => arrive(await arriveAgain(deps, { form, kept }, exchange));
  const of = { claim: registrationClaim(exchange, form.email, accountId), route: registerBusiness.name };
  return repeatable(deps.market, of, { first, again });
}

async function startPurchase({ market, purchasing }: RegistrationDeps, ownerId: UserId, wish: Purchase) {
  const [businessId] = await businessesOf(market.db, ownerId);
  return businessId ? purchasing.start(memberOf(ownerId, businessId, 'owner'), wish) : null;
}

const purchaseIn = (form: NewBusiness): Purchase | null =>
  form.package
    ? {
        package: form.package,
        payment_method: form.payment_method ?? 'card',
        promo_code: form.promo_code ?? null,
      }
    : null;
