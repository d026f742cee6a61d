import type { NewQuoteDetail } from '../../../contract/quote-detail.ts';
import type {
  JobField,
  JobStatus,
  PropertyCode,
  QuoteStatus,
  RateCode,
  UrgencyCode,
} from '../../../contract/words.ts';

export type DemoQuote = {
  by: string;
  pounds: number;
  rate: RateCode;
  comments: string;
  status: QuoteStatus;
  hoursAgo: number;
  /** What it says besides the price; lines come to `pounds`. */
  detail?: NewQuoteDetail & { startsInDays?: number; validForDays?: number };
};

/** A photo that the customer took, and what stands below it. */
export type DemoPhoto = { picture: string; says: string };

export type DemoJob = {
  key: string;
  by: 'Carl' | 'Dana';
  service: string;
  title: string;
  description: string;
  photos: DemoPhoto[];
  postcode: string;
  property: PropertyCode;
  urgency: UrgencyCode;
  /** With urgency `specific_date`: days from today. */
  inDays?: number;
  hoursAgo: number;
  status: JobStatus;
  switchedOff?: true;
  wonBy?: string;
  endedHoursAgo?: number;
  interested?: { by: string; hoursAgo: number }[];
  dismissedBy?: string[];
  quotes?: DemoQuote[];
  messages?: { with: string; sender: 'customer' | 'business'; body: string; hoursAgo: number }[];
  /** Changed when somebody had taken it up already. */
  changed?: { field: JobField; before: unknown; after: unknown; hoursAgo: number };
  review?: { rating: number; comment: string; hoursAgo: number };
};

// The services the demo's customers ask for.
export const LEAK = 'Fix a leak or burst pipe';
export const TAP = 'Repair or replace a tap';
export const SINK = 'Unblock a sink, bath or toilet';
export const SHOWER = 'Fit or repair a shower';
