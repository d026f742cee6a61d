import type { MessageSender } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { actsFor } from '../actors.ts';
import { type AgreementSides, sidesOfAgreement } from '../agreements/index.ts';
import { policy } from '../policy.ts';

/** The two sides of work that was agreed on, and the one that proposed to end it. */
export type EarlyEndSides = AgreementSides & { side: MessageSender };

/** Which of the two somebody is; null for a stranger. */
export function sideOf(actor: Actor, { customerId, businessId }: AgreementSides): MessageSender | null {
  if (actor.userId === customerId) return 'customer';
  return actsFor(actor, businessId) ? 'business' : null;
}

export const mayOnWorkToEnd = policy<AgreementSides>()(sidesOfAgreement, {
  propose: ["its job's customer", 'the business that won the job'],
});

/** Nobody agrees to what they proposed themselves. */
export const mayOnEarlyEnd = policy<EarlyEndSides>()(
  {
    'the side that proposed it': (actor, end) => sideOf(actor, end) === end.side,
    'the other side': (actor, end) => ![null, end.side].includes(sideOf(actor, end)),
  },
  {
    agree: ['the other side'],
    decline: ['the other side'],
    withdraw: ['the side that proposed it'],
  },
);
