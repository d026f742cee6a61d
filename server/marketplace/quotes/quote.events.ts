import type { BusinessId, UserId } from '../../platform/ids.ts';

export type QuoteFacts = {
  jobId: string;
  leadId: string;
  quoteId: string;
  customerId: UserId;
  businessId: BusinessId;
};

declare module '../events.ts' {
  interface Events {
    'quote.sent': QuoteFacts;
    'quote.withdrawn': QuoteFacts;
    /** Its business sent it in the place of another one. */
    'quote.revised': QuoteFacts & { replacedId: string };
    /** Its customer turned it down; other quotes have nothing to do with it. */
    'quote.declined': QuoteFacts;
    /** Its customer is told that it ends in two days. */
    'quote.warned': QuoteFacts;
    /** Its last day was over, and nobody had answered it. */
    'quote.expired': QuoteFacts;
    /** `startsAtOnce`: the customer asked for the work to begin before the days are over in which a consumer may cancel. */
    'quote.accepted': QuoteFacts & { startsAtOnce: boolean };
  }
}
