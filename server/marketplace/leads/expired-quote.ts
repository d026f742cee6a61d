import { sql } from 'kysely';
import type { ExpiredQuote } from '../../../contract/quote-life.ts';
import { type RateCode, RATE_WORDS } from '../../../contract/words.ts';
import { toPounds } from '../../platform/money.ts';

type Expired = { cost_pence: number; rate_code: RateCode; at: string };

/** SQL: the last quote on the lead `page.lead_id` of the job `j` that nobody answered by its end. */
export const expiredOnPage = sql<Expired | null>`(
  select json_build_object('cost_pence', q.cost_pence, 'rate_code', q.rate_code, 'at', d.ran_out_at)
  from quotes q join quote_details d on d.quote_id = q.id
  where q.job_id = j.id and q.lead_id = page.lead_id and d.ran_out_at is not null
  order by d.ran_out_at desc limit 1)`;

/** As its business reads it. */
export const expiredView = (expired: Expired | null): ExpiredQuote =>
  expired && {
    cost: toPounds(expired.cost_pence),
    rate_type: RATE_WORDS[expired.rate_code],
    at: new Date(expired.at).toISOString(),
  };
