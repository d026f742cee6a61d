import type { Actor } from '../../../platform/actor.ts';
import { isId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context, perform } from '../../action.ts';
import { businessFor } from '../billing.policy.ts';
import type { BillingDeps } from '../deps.ts';
import { intentById, intentByReference } from '../checkout/intents.ts';
import { reconcile } from './reconcile.ts';
import { isActive } from '../subscription/subscription.lifecycle.ts';

type Reference = { session_id: string } | { billing_request_id: string };

/**
 * Somebody came back from the provider's page. The address proves nothing: we ask the provider, and grant what it
 * says and no more.
 * @throws Refusal 'not_found', 'payment_pending', 'payment_not_completed' or 'unavailable'
 */
export async function askAboutPayment(deps: BillingDeps, actor: Actor, asked: Reference): Promise<[]> {
  const reference = 'session_id' in asked ? asked.session_id : asked.billing_request_id;
  const intent = await perform(deps.market, confirmPayment, { actor, input: reference });
  const { came, subscription } = await reconcile(deps, { intent });
  if (came === 'waiting') throw new Refusal('payment_pending');
  if (came !== 'done') throw new Refusal('payment_not_completed');
  if (!subscription || !isActive(subscription)) throw new Refusal('payment_not_completed');
  return [];
}

/** Answers which purchase is to be asked about. A reference of another business answers as one that does not exist. */
export const confirmPayment = action({
  name: 'confirmPayment',
  by: ['business'],
  async run({ tx, actor }: Context, reference: string): Promise<string> {
    const businessId = businessFor(actor, 'confirm');
    const intent = await intentByReference(tx, reference, businessId);
    // What costs nothing has no provider; its reference is our own id.
    const own = intent ?? (isId(reference) ? await intentById(tx, reference) : undefined);
    if (!own || own.business_id !== businessId) throw notFound();
    return own.id;
  },
});
