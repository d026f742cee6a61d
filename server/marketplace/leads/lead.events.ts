import type { BusinessId, UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    'lead.interested': { jobId: string; leadId: string; customerId: UserId; businessId: BusinessId };
    'lead.dismissed': { jobId: string; leadId: string; customerId: UserId; businessId: BusinessId };
    'lead.restored': { jobId: string; leadId: string; customerId: UserId; businessId: BusinessId };
    'message.sent': {
      jobId: string;
      leadId: string;
      messageId: string;
      customerId: UserId;
      businessId: BusinessId;
    };
  }
}
