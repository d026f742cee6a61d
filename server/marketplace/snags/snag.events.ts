import type { BusinessId, UserId } from '../../platform/ids.ts';

export type SnagFacts = {
  jobId: string;
  /** Of several that were listed together, the first. */
  snagId: string;
  customerId: UserId;
  businessId: BusinessId;
};

declare module '../events.ts' {
  interface Events {
    'snag.listed': SnagFacts;
    'snag.ticked': SnagFacts;
    /** It was ticked off by mistake. */
    'snag.unticked': SnagFacts;
    /** Its customer took it back. */
    'snag.removed': SnagFacts;
  }
}
