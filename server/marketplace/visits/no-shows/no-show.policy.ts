import type { MessageSender } from '../../../../contract/words.ts';
import { actsFor } from '../../actors.ts';
import { policy } from '../../policy.ts';
import type { VisitSides } from '../visit.policy.ts';

/** The two sides of a visit, and the one that said that the other missed it. */
export type NoShowSides = VisitSides & { side: MessageSender };

export const mayOnNoShow = policy<NoShowSides>()(
  {
    'the side of which it was said': (actor, { customerId, businessId, side }) =>
      side === 'business' ? actor.userId === customerId : actsFor(actor, businessId),
  },
  { dispute: ['the side of which it was said'] },
);
