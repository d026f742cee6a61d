import { type RawBuilder, sql } from 'kysely';
import type { DeclinedQuote } from '../../../contract/quote-life.ts';
import { type DeclineReason, type RateCode, RATE_WORDS } from '../../../contract/words.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { toPounds } from '../../platform/money.ts';
import { type Disclosure, readable } from '../free-text.ts';

type Declined = {
  cost_pence: number;
  rate_code: RateCode;
  reason: DeclineReason | null;
  words: FreeText | null;
  at: string;
};

/** SQL: the quote that the customer of this lead turned down last. */
export const declinedOn = (leadId: RawBuilder<unknown>) => sql<Declined | null>`(
  select json_build_object('cost_pence', q.cost_pence, 'rate_code', q.rate_code,
    'reason', d.reason, 'words', d.words, 'at', d.created_at)
  from quote_declines d join quotes q on q.id = d.quote_id
  where d.lead_id = ${leadId} order by d.created_at desc limit 1)`;

/** As its business reads it. */
export const declinedView = (declined: Declined | null, may: Disclosure): DeclinedQuote =>
  declined && {
    cost: toPounds(declined.cost_pence),
    rate_type: RATE_WORDS[declined.rate_code],
    reason: declined.reason,
    words: declined.words === null ? null : readable(declined.words, may),
    at: new Date(declined.at).toISOString(),
  };
