import type { PaymentFlagReason } from '../../contract/words.ts';
import { DEALT_WITH, noLongerThere } from './admin-words.copy.ts';

/** By the name that a payment has of them; it may be one of before. */
const PROVIDERS: Readonly<Record<string, string | undefined>> = {
  stripe: 'Stripe',
  gocardless: 'GoCardless',
  simulator: 'Simulator',
};

/** What admins have to look at in the payments. */
export const paymentFlagsCopy = {
  title: 'Payments to Look At',
  loading: 'Loading the payments to look at',
  empty: 'Nothing to look at. Our books and those of the payment providers agree.',
  waiting: (count: number) => (count === 1 ? '1 payment to look at.' : `${count} payments to look at.`),
  unread: 'We could not check whether there are payments to look at.',
  look: 'See the payments',
  columns: {
    why: 'What',
    business: 'Business',
    payment: 'Payment',
    reference: 'At the provider',
    since: 'Since',
  },
  providers: PROVIDERS,
  whys: {
    unwanted: {
      said: 'Paid beside another subscription',
      todo: 'It is stopped. Give the money back at the provider.',
    },
    dispute: { said: 'Disputed', todo: 'The payer’s bank asks. Answer the dispute at the provider.' },
    chargeback: {
      said: 'Taken back by the bank',
      todo: 'The Direct Debit was claimed back. Ask the business, or the provider.',
    },
    price: {
      said: 'The provider keeps an old price',
      todo: 'Set the monthly price at the provider to this one.',
    },
    unknown_charge: {
      said: 'Money that we never asked for',
      todo: 'Find out who took it at the provider, and give it back if it was a mistake.',
    },
    other_amount: {
      said: 'Another amount than we wrote down',
      todo: 'Compare the charge at the provider with the payment here.',
    },
    not_ended: {
      said: 'Not ended at the provider',
      todo: 'It ended here, and the provider has not heard it. End it at the provider.',
    },
  } satisfies Record<PaymentFlagReason, { said: string; todo: string }>,
  settle: {
    button: 'Dealt With',
    title: 'Is it dealt with?',
    note: (said: string, business: string) =>
      `${said}, ${business}. It leaves the list, and comes back only if it happens again. Your name goes into the audit log.`,
    confirm: 'Yes, it is dealt with',
    done: DEALT_WITH,
    gone: noLongerThere('payment'),
  },
  of: (said: string, business: string) => `${said}, ${business}`,
};

const SAID = new Map(Object.entries(paymentFlagsCopy.whys).map(([why, { said }]) => [why, said]));

/** By the code that is kept of a payment that had to be looked at. */
export const saidOfFlag = (why: string): string | undefined => SAID.get(why);
