import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of a lead. */
export type LeadSides = { customerId: UserId; businessId: BusinessId };

export type LeadAct = keyof typeof mayOnLead.table;

export const mayOnLead = policy<LeadSides>()(
  {
    "its job's customer": (actor, lead) => actor.userId === lead.customerId,
    'its business': (actor, lead) => actsFor(actor, lead.businessId),
  },
  {
    read: ['its business'],
    markInterested: ['its business'],
    dismiss: ['its business'],
    restore: ['its business'],
    sendQuote: ['its business'],
    readMessages: ["its job's customer", 'its business'],
    sendMessage: ["its job's customer", 'its business'],
    markConversationRead: ["its job's customer", 'its business'],
    arrangeVisits: ["its job's customer", 'its business'],
    archive: ["its job's customer", 'its business'],
    report: ["its job's customer", 'its business'],
    block: ["its job's customer", 'its business'],
  },
);
