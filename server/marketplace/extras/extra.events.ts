import type { BusinessId, UserId } from '../../platform/ids.ts';

export type ExtraFacts = {
  jobId: string;
  leadId: string;
  extraId: string;
  customerId: UserId;
  businessId: BusinessId;
};

declare module '../events.ts' {
  interface Events {
    'extra.proposed': ExtraFacts;
    'extra.approved': ExtraFacts;
    'extra.refused': ExtraFacts;
    /** Its business took it back. */
    'extra.withdrawn': ExtraFacts;
  }
}
