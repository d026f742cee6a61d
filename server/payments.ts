import type { FastifyInstance } from 'fastify';
import type { BillingDeps } from './marketplace/billing/index.ts';
import type { Market } from './marketplace/action.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log/log.ts';
import type { StripeOptions } from './platform/payments/stripe/stripe.ts';
import { goCardlessProvider } from './platform/payments/gocardless/gocardless.ts';
import { type PaymentProvider, type Payments, paymentsBy } from './platform/payments/provider.ts';
import type { Post } from './seed/simulator/index.ts';

/** For tests: wraps the provider, to make its calls fail. */
export type WrapProvider = (provider: PaymentProvider) => PaymentProvider;

type Options = { config: Config; market: Market; log: Log; wrapProvider?: WrapProvider };

/** What billing stands on: the providers that the configuration names. */
export async function billingDeps({
  config,
  market,
  log,
  wrapProvider = (provider) => provider,
}: Options): Promise<BillingDeps> {
  const { appUrl, vat, payments } = config;
  const served = payments.isSimulated
    ? simulated(wrapProvider(await simulator(config, market)))
    : await real(config, market);
  return { market, appUrl, vat, log, payments: served };
}

/** It lies beside the demo, and is loaded only where it is in use. */
const simulation = () => import('./seed/simulator/index.ts');

async function simulator({ appUrl }: Config, { db, clock }: Market): Promise<PaymentProvider> {
  const { simulatorProvider } = await simulation();
  return simulatorProvider({ db, clock, appUrl });
}

const simulated = (provider: PaymentProvider): Payments =>
  paymentsBy({ card: provider, direct_debit: provider });

async function real({ payments: { stripe, goCardless } }: Config, { clock }: Market): Promise<Payments> {
  return paymentsBy({
    ...(stripe && { card: await cardsBy(stripe) }),
    ...(goCardless && { direct_debit: goCardlessProvider({ ...goCardless, clock }) }),
  });
}

/** The provider's own library is large, and loaded only where cards are taken in earnest. */
async function cardsBy(options: StripeOptions): Promise<PaymentProvider> {
  const { stripeProvider } = await import('./platform/payments/stripe/stripe.ts');
  return stripeProvider(options);
}

/** Brings the simulator's webhooks to ourselves: straight in where this process serves them, else over the network. */
export function postTo(app: FastifyInstance, { opensWeb, appUrl }: Config): Post {
  return async (path, payload, headers) => {
    if (opensWeb) return (await app.inject({ method: 'POST', url: path, headers, payload })).statusCode;
    const { status } = await fetch(`${appUrl}${path}`, { method: 'POST', headers, body: payload });
    return status;
  };
}

/** Mounts the simulator's pages where it is in use. */
export async function mountPaymentPages(app: FastifyInstance, { config, market }: Options): Promise<void> {
  if (!config.payments.isSimulated) return;
  const { mountSimulator } = await simulation();
  mountSimulator(app, market, postTo(app, config));
}

/** The simulated bank's days go by, where there is one. */
export async function passBankDays(app: FastifyInstance, { config, market }: Options): Promise<void> {
  if (!config.payments.isSimulated) return;
  const { deliverDue, letTimePass } = await simulation();
  await letTimePass(market);
  await deliverDue(market, postTo(app, config));
}
