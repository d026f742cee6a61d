import { billingCopy } from './billing.copy.ts';

/** For somebody who comes back from a payment page and is not the owner of the business any more. */
export const ownersPaymentCopy = {
  left: 'The payment page was left or closed, and nothing was taken on it.',
  back: billingCopy.confirming.others,
  owners: 'What the business pays is its owner’s affair, and you are not its owner any more.',
};
