/** The hosted pages of the payment providers: the only addresses outside that the product itself leads to. */
export const PAYMENT_HOSTS: readonly string[] = [
  'checkout.stripe.com',
  'billing.stripe.com',
  'pay.gocardless.com',
  'pay-sandbox.gocardless.com',
];
