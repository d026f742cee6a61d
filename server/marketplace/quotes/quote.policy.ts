import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of a quote. */
export type QuoteSides = { customerId: UserId; businessId: BusinessId };

export const mayOnQuote = policy<QuoteSides>()(
  {
    "its job's customer": (actor, quote) => actor.userId === quote.customerId,
    'the business that sent it': (actor, quote) => actsFor(actor, quote.businessId),
    'an admin': (actor) => actor.role === 'admin',
  },
  {
    read: ["its job's customer", 'the business that sent it'],
    readFile: ["its job's customer", 'the business that sent it', 'an admin'],
    accept: ["its job's customer"],
    revise: ['the business that sent it'],
    decline: ["its job's customer"],
    withdraw: ['the business that sent it'],
    sendMessage: ["its job's customer", 'the business that sent it'],
  },
);
