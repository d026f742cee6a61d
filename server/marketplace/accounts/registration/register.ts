import { registrationWords } from '../../../../contract/registration-words.ts';
import type { NewCustomer } from '../../../../contract/registration.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { newId, type UserId } from '../../../platform/ids.ts';
import { actorOf } from '../../actors.ts';
import type { Claim } from '../../idempotency.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import { invalid } from '../../../platform/refusal.ts';
import { perform } from '../../action.ts';
import { repeatable } from '../../repeatable.ts';
import { registerCustomer } from './register-customer.ts';
import { arriveAgain, registrationClaim } from './arrive-again.ts';
import { type AccountDeps, answerArrival, deviceIn } from '../session/answers.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import type { Registrant } from './open-account.ts';
import { hashPassword } from '../password/password.ts';
import { takenFields } from './taken.ts';

export function answerRegisterCustomer(deps: AccountDeps, form: NewCustomer, exchange: Exchange) {
  const accountId = newId<UserId>();
  const first = async (claim: Claim | null) => {
    const registrant = await welcome(deps, { form, names: [] }, exchange);
    const call = { actor: actorOf(accountId, 'customer'), input: registrant, claim };
    const { token } = await perform(deps.market, registerCustomer, call);
    return answerArrival(deps, { accountId, token }, exchange);
  };
  const again = async (kept: unknown) => {
    const started = await arriveAgain(deps, { form, kept }, exchange);
    return answerArrival(deps, started, exchange);
  };
  const of = { claim: registrationClaim(exchange, form.email, accountId), route: registerCustomer.name };
  return repeatable(deps.market, of, { first, again });
}

type Form = Pick<NewCustomer, 'first_name' | 'last_name' | 'email' | 'mobile_number' | 'password'>;

/**
 * Everything about a registration that is looked at before anything is written. `names` are those besides the
 * person's own that make a bad password, such as the business's.
 * @throws Refusal 'invalid' or 'too_many_requests'
 */
export async function welcome(
  deps: AccountDeps,
  { form, names }: { form: Form; names: string[] },
  exchange: Exchange,
): Promise<Registrant> {
  const { first_name: firstName, last_name: lastName, email, mobile_number: mobileNumber } = form;
  const own = { names: [firstName, lastName, ...names], emails: [email], mobile: mobileNumber };
  if (await isCommonPassword(form.password, own)) throw invalid({ password: [say.passwordTooCommon] });
  await deps.limits.registrations.take(clientNetwork(exchange.request.ip));
  await refuseTaken(deps, form);
  return {
    firstName,
    lastName,
    email,
    mobileNumber,
    passwordHash: await hashPassword(form.password),
    device: deviceIn(exchange),
    terms: registrationWords.terms,
  };
}

/**
 * "This address is registered" counts against the day's limit of such answers, like those of the two live questions.
 * It is answered even when the limit is used up: a refusal would tell it too, and shut honest people out.
 */
async function refuseTaken({ market, limits }: AccountDeps, { email, mobile_number: mobile }: Form) {
  const taken = await takenFields(market.db, { email, mobile, now: market.clock.now() });
  if (Object.keys(taken).length === 0) return;
  await limits.factsInAll.mayTake('all');
  throw invalid(taken);
}
