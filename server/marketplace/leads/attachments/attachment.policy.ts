import { policy } from '../../policy.ts';
import { type LeadSides, mayOnLead } from '../lead.policy.ts';

/** The two sides of the conversation of a file, and whether the viewer is an admin who gave a reason within the last hour. */
export type AttachmentSides = LeadSides & { isLooking: boolean };

export const mayOnAttachment = policy<AttachmentSides>()(
  {
    'a side of the conversation': (actor, file) => mayOnLead.may('readMessages', actor, file),
    'an admin who gave a reason': (actor, file) => actor.role === 'admin' && file.isLooking,
  },
  { read: ['a side of the conversation', 'an admin who gave a reason'] },
);
