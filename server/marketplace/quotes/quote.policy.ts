import { policy } from '../policy.ts';

/** The two sides of a quote. */
export type QuoteSides = { customerId: string; businessId: string };

export const mayOnQuote = policy<QuoteSides>()(
  {
    "its job's customer": (who, quote) => who.accountId === quote.customerId,
    'the business that sent it': (who, quote) => who.accountId === quote.businessId,
  },
  {
    read: ["its job's customer", 'the business that sent it'],
    accept: ["its job's customer"],
    withdraw: ['the business that sent it'],
    sendMessage: ["its job's customer", 'the business that sent it'],
  },
);
