import { sql } from 'kysely';
import type { DeclineReason, RateCode } from '../../../contract/words.ts';
import type { NoticeKind } from './kinds.ts';

/** Of a quote: its price, and why it was turned down. */
export const quoteFacts = (kind: NoticeKind) => ({
  cost_pence: sql<number | null>`${kind.startsWith('quote-') ? sql`q.cost_pence` : sql`null`}`,
  rate_code: sql<RateCode | null>`${kind.startsWith('quote-') ? sql`q.rate_code` : sql`null`}`,
  /** Of the quote whose place this one has taken. */
  cost_before: sql<number | null>`${kind === 'quote-revised' ? sql`o.cost_pence` : sql`null`}`,
  rate_before: sql<RateCode | null>`${kind === 'quote-revised' ? sql`o.rate_code` : sql`null`}`,
  decline_reason: sql<DeclineReason | null>`${kind === 'quote-declined' ? sql`d.reason` : sql`null`}`,
  /** Its last day, as `2027-03-31`. */
  valid_until: sql<string | null>`${isOfEnd(kind) ? sql`d.valid_until::text` : sql`null`}`,
});

const isOfEnd = (kind: NoticeKind): boolean => kind === 'quote-ending' || kind === 'quote-expired';
