import {
  BILLING,
  day,
  type BillingMailDraft,
  type BillingMailFacts,
  SUBSCRIBE,
} from './billing-mail-facts.ts';
import { graceEnd } from './subscription/subscription.lifecycle.ts';

/** What was given on a provider's page cannot be used, and what to do. */
export const refused = (facts: BillingMailFacts): BillingMailDraft =>
  facts.is_bought ? refusedOther(facts) : refusedPurchase;

const NOT_ACCEPTED =
  'Our payment provider did not accept the card or bank account that you gave, so nothing has been taken from it.';

const refusedPurchase: BillingMailDraft = {
  subject: 'Your payment could not be set up',
  lines: [
    `${NOT_ACCEPTED} Your package has not begun.`,
    'Please choose your package again, and give another card or bank account.',
  ],
  link: SUBSCRIBE,
};

/** A month that was taken back for it is asked for again of the one before, and may come late. */
const refusedOther = ({ past_due_since }: BillingMailFacts): BillingMailDraft => ({
  subject: 'We could not use your new card or bank account',
  lines: [
    NOT_ACCEPTED,
    past_due_since
      ? `Please give another one. Your leads stay open until ${day(graceEnd(past_due_since))}; give it before then, and nothing changes.`
      : 'Please give another one soon. Until then you pay from the one before, and a payment from it may come late.',
  ],
  link: { words: 'Update how you pay', path: BILLING.path },
});
