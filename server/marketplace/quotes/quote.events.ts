import type { BusinessId, UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    'quote.sent': {
      jobId: string;
      leadId: string;
      quoteId: string;
      customerId: UserId;
      businessId: BusinessId;
    };
    'quote.withdrawn': {
      jobId: string;
      leadId: string;
      quoteId: string;
      customerId: UserId;
      businessId: BusinessId;
    };
    'quote.accepted': {
      jobId: string;
      leadId: string;
      quoteId: string;
      customerId: UserId;
      businessId: BusinessId;
    };
  }
}
