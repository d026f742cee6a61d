import type { BusinessId, UserId } from '../../platform/ids.ts';

export type EarlyEndFacts = {
  jobId: string;
  leadId: string;
  endId: string;
  customerId: UserId;
  businessId: BusinessId;
};

declare module '../events.ts' {
  interface Events {
    'end.proposed': EarlyEndFacts;
    /** With it the job is cancelled. */
    'end.agreed': EarlyEndFacts;
    'end.declined': EarlyEndFacts;
    /** Its side took it back. */
    'end.withdrawn': EarlyEndFacts;
    /** Nobody answered in time. */
    'end.lapsed': EarlyEndFacts;
  }
}
