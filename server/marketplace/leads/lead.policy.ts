import { policy } from '../policy.ts';

/** The two sides of a lead. */
export type LeadSides = { customerId: string; businessId: string };

export type LeadAct = keyof typeof mayOnLead.table;

export const mayOnLead = policy<LeadSides>()(
  {
    "its job's customer": (who, lead) => who.accountId === lead.customerId,
    'its business': (who, lead) => who.accountId === lead.businessId,
  },
  {
    markInterested: ['its business'],
    dismiss: ['its business'],
    sendQuote: ['its business'],
    readMessages: ["its job's customer", 'its business'],
    sendMessage: ["its job's customer", 'its business'],
  },
);
