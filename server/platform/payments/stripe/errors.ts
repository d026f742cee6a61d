import { Stripe } from 'stripe';
import { ProviderAway, ProviderRefused } from '../provider.ts';

/** Calls Stripe, and says of a failure what it means: nothing was done, or nobody knows. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const said = `stripe: ${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`;
    throw isUnknown(error) ? new ProviderAway(said) : new ProviderRefused(said);
  }
}

/** Its card says no. */
export const isCardProblem = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'invoice_payment_intent_requires_action');

/**
 * A 5xx may have been done or not; a duplicate call that still runs will answer later. Without a right key we are refused, and not
 * what was asked for.
 */
const isUnknown = (error: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError ||
  error.statusCode === 409;
