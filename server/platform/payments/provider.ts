import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { Log } from '../log/log.ts';
import { Refusal } from '../refusal.ts';

/** A provider's name of something, as it comes in a webhook: what can be stored and looked up, and nothing else. */
export const Reference = z
  .string()
  .max(200)
  .regex(/^[\x20-\x7e]*$/);

/** Who collects money. Each speaks through one adapter; the simulator stands in for both kinds. */
export type ProviderName = 'stripe' | 'gocardless' | 'simulator';
export type PaymentMethod = 'card' | 'direct_debit';

/** Whom the hosted page greets; nothing else of the business leaves us. */
export type Payer = { id: string; name: string; firstName: string; lastName: string; email: string };

/** What is to be paid every month. `key` is ours and stays the same however often a call is repeated. */
export type Terms = { key: string; method: PaymentMethod; what: string; grossPence: number };

export type Addresses = {
  /** Where the hosted page sends people back to; `{reference}` becomes the provider's reference. */
  doneUrl: string;
  cancelledUrl: string;
};

/** A page of the provider that somebody has to visit. */
export type HostedPage = { reference: string; url: string };

/**
 * How a checkout stands: `waiting` when its payer has done everything and the bank has not answered; `refused` when what
 * its payer gave is not accepted; `subscription` is the provider's id of what came of it.
 */
export type CheckoutSnapshot =
  | { is: 'open' }
  | { is: 'waiting' }
  | { is: 'closed' }
  | { is: 'refused' }
  | { is: 'completed'; subscription: string };

export type ChargeStatus = 'pending' | 'paid' | 'failed' | 'refunded' | 'charged_back';
export type Charge = {
  reference: string;
  status: ChargeStatus;
  grossPence: number;
  /** What was given back of it, by refund or dispute. */
  returnedPence: number;
  takenAt: Date;
  /** Null for a charge beside the monthly ones. */
  paysUntil: Date | null;
  /** The key of ours that a charge beside the months was asked for with. */
  key: string | null;
};

/** What a person should look at: why, and which charge it is; with what it was called here before. */
export type Attention = { why: 'dispute' | 'chargeback'; charge: string; formerly?: string };

/** Everything we ask of a subscription, as the provider has it at one moment. */
export type SubscriptionSnapshot = {
  /** `stopped` by its payer's wish, `lapsed` for want of money; `incomplete` never began. */
  is: 'incomplete' | 'running' | 'unpaid' | 'stopped' | 'lapsed';
  customer: string | null;
  cancelsAt: Date | null;
  nextPaymentAt: Date | null;
  charges: Charge[];
  attention: Attention[];
};

/** What an event is about. What happened is not taken from it: we read the provider's own record instead. */
export type EventSubject =
  | { checkout: string }
  | { subscription: string }
  | { customer: string }
  | { payment: string }
  | { charge: string }
  | { nothing: true };

export type ProviderEvent = { id: string; type: string; about: EventSubject };

export type PaymentProvider = {
  name: ProviderName;
  openCheckout(payer: Payer, terms: Terms, addresses: Addresses): Promise<HostedPage>;
  /** The reference of the checkout that a call with this key opened, if it did, for when the answer got lost. */
  findCheckout(payer: Payer, key: string): Promise<string | null>;
  /** How a checkout stands. Where the provider leaves it to us, a completed one gets its subscription here. */
  settleCheckout(reference: string, terms: Terms): Promise<CheckoutSnapshot>;
  /** Makes sure that nobody can pay it any more; one that is completed stays so. */
  closeCheckout(reference: string): Promise<void>;
  /**
   * Has nothing come of a checkout any more, whatever its payer has done there. Answers the subscription that settling it
   * has given it all the same; null when there is none, and none can come.
   */
  abandonCheckout(reference: string): Promise<string | null>;
  read(subscription: string): Promise<SubscriptionSnapshot>;
  /** At the end of what is paid, or at once. Repeating it changes nothing. */
  cancel(subscription: string, when: 'at_the_end' | 'now'): Promise<void>;
  /**
   * Takes back a cancellation to the end, so that the months go on with a payment on `from`. Answers the reference under
   * which they do, null when it is too late. Without `from` nothing is asked for any more, only found out whether an
   * earlier call with this key did it.
   */
  resume(subscription: string, terms: Terms, from: Date | null): Promise<string | null>;
  /** Takes money beside the monthly payments, once for each key. */
  charge(subscription: string, terms: Terms): Promise<Charge>;
  /** Makes sure that a charge with this key is not taken any more; true when it was asked for and stands. */
  withdrawCharge(subscription: string, key: string): Promise<boolean>;
  /** What the coming months cost. One that they cost already is not asked for, and so not refused. */
  changePrice(subscription: string, terms: Terms): Promise<void>;
  /** A page on which the payer gives another card or bank account. */
  openMethodUpdate(subscription: string, terms: Terms, addresses: Addresses): Promise<HostedPage>;
  /**
   * Gives up what another account has taken the place of: no further month is taken from it, and what else is on its way
   * there stays. Answers whether all of it is over; until then it is to be asked again.
   */
  leave(subscription: string): Promise<boolean>;
  /** Who paid a charge, where an event does not name them. */
  payerOf(charge: string): Promise<string | null>;
  /**
   * The events of a webhook, once its signature is right.
   * @throws ForgedWebhook or UnreadableWebhook
   */
  eventsOf(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent[];
};

/** We do not know what came of a call: no answer, or one that says nothing. To be repeated with the same key. */
export class ProviderAway extends Error {}

/** The provider said no, and nothing was done. */
export class ProviderRefused extends Error {}

/** For a `catch`: what follows where the provider said no. */
export const ifProviderRefused =
  <T>(answer: () => T) =>
  (error: unknown): T => {
    if (!(error instanceof ProviderRefused)) throw error;
    return answer();
  };

export class ForgedWebhook extends Error {}
export class UnreadableWebhook extends Error {}

/** The providers at hand: at most one for each method, and any that an old record may name. */
export type Payments = {
  for(method: PaymentMethod): PaymentProvider | null;
  named(name: string): PaymentProvider | null;
};

/** The providers by the methods they serve. */
export function paymentsBy(served: Partial<Record<PaymentMethod, PaymentProvider>>): Payments {
  const all = Object.values(served);
  return {
    for: (method) => served[method] ?? null,
    named: (name) => all.find((provider) => provider.name === name) ?? null,
  };
}

type Asked = { payments: Payments; log: Log };

/**
 * Asks the provider that a record of ours was made with. What is unknown is said to be unavailable: a repeat asks with
 * the same key.
 * @throws Refusal 'unavailable' or 'payment_not_completed'
 */
export async function askProvider<T>(
  { payments, log }: Asked,
  record: { provider: string | null },
  ask: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const provider = record.provider === null ? null : payments.named(record.provider);
  if (!provider) throw new Refusal('unavailable');
  try {
    return await ask(provider);
  } catch (err) {
    if (err instanceof ProviderAway) {
      log.warn({ err }, 'a payment provider gave no answer');
      throw new Refusal('unavailable', { retryAfterS: 5 });
    }
    if (err instanceof ProviderRefused) {
      log.error({ err }, 'a payment provider refused a call');
      throw new Refusal('payment_not_completed');
    }
    throw err;
  }
}

/** A provider said no to what it was asked, which it says for ever. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'payment_not_completed';

/** What stands for the answer then. */
export const whenRefused =
  <T>(answer: T) =>
  (error: unknown): T => {
    if (!isRefused(error)) throw error;
    return answer;
  };
