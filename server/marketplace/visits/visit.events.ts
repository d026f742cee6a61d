import type { BusinessId, UserId } from '../../platform/ids.ts';

/** `startsAt`: the time that is agreed on, or was; null while there is none. */
export type VisitFacts = {
  jobId: string;
  leadId: string;
  visitId: string;
  proposalId: string;
  customerId: UserId;
  businessId: BusinessId;
  startsAt: string | null;
};

declare module '../events.ts' {
  interface Events {
    /** Times were proposed, the first ones or others. */
    'visit.proposed': VisitFacts;
    'visit.agreed': VisitFacts;
    /** The time that was agreed on is free, and others are proposed. */
    'visit.moved': VisitFacts;
    /** Times that were proposed can be picked no longer. */
    'visit.withdrawn': VisitFacts;
    'visit.cancelled': VisitFacts;
    /** A visit that was agreed on ended with what became of its job, its lead or one of its sides. */
    'visit.ended': VisitFacts;
    /** Another person of the business comes. */
    'visit.assigned': VisitFacts;
    /** Who comes is on their way. */
    'visit.on_way': VisitFacts;
    /** One side said that the other missed it. */
    'visit.no_show_said': VisitFacts;
    'visit.no_show_disputed': VisitFacts;
    /** Nobody disputed it in time. */
    'visit.no_show_stands': VisitFacts;
  }
}
