import * as z from 'zod';
import { askProvider, type EventSubject } from '../../../platform/payments/provider.ts';
import { intentByReference } from '../checkout/intents.ts';
import type { BillingDeps } from '../deps.ts';
import { reconcile } from './reconcile.ts';

/** An event says that something happened; what it is we read from the provider, so that no order matters. */
export async function applyEvent(deps: BillingDeps, id: string): Promise<void> {
  const { db, clock } = deps.market;
  const event = await db
    .selectFrom('webhook_events')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .select(['provider', 'type', 'about'])
    .executeTakeFirst();
  if (!event) return;
  const isOurs = await follow(deps, event.provider, About.parse(event.about));
  if (!isOurs)
    deps.log.warn({ provider: event.provider, type: event.type }, 'a payment event is about nothing of ours');
  await db
    .updateTable('webhook_events')
    .set({ status: isOurs ? 'applied' : 'ignored', settled_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

const About = z.union([
  z.object({ checkout: z.string() }),
  z.object({ subscription: z.string() }),
  z.object({ customer: z.string() }),
  z.object({ payment: z.string() }),
  z.object({ charge: z.string() }),
  z.object({ nothing: z.literal(true) }),
]);

async function follow(deps: BillingDeps, provider: string, about: EventSubject): Promise<boolean> {
  if ('nothing' in about) return true;
  if ('checkout' in about) return followCheckout(deps, about.checkout);
  if ('charge' in about) return followCharge(deps, provider, about.charge);
  const ids = await subscriptionsAbout(deps, provider, about);
  for (const id of ids) await reconcile(deps, { subscription: id });
  return ids.length > 0;
}

async function followCharge(deps: BillingDeps, provider: string, charge: string): Promise<boolean> {
  const customer = await askProvider(deps, { provider }, (named) => named.payerOf(charge));
  return customer !== null && follow(deps, provider, { customer });
}

type Known = Exclude<EventSubject, { nothing: true } | { checkout: string } | { charge: string }>;

async function subscriptionsAbout(
  { market }: BillingDeps,
  provider: string,
  about: Known,
): Promise<string[]> {
  const ofProvider = market.db.selectFrom('subscriptions').where('provider', '=', provider);
  if ('payment' in about) {
    const payments = market.db.selectFrom('payments').where('provider', '=', provider);
    const found = await payments
      .where('provider_ref', '=', about.payment)
      .select('subscription_id')
      .execute();
    return found.map((payment) => payment.subscription_id);
  }
  const found = await ('customer' in about
    ? ofProvider.where('provider_customer', '=', about.customer)
    : ofProvider.where('provider_ref', '=', about.subscription)
  )
    .select('id')
    .execute();
  return found.map((subscription) => subscription.id);
}

async function followCheckout(deps: BillingDeps, reference: string): Promise<boolean> {
  const intent = await intentByReference(deps.market.db, reference);
  if (intent) await reconcile(deps, { intent: intent.id });
  return intent !== undefined;
}
