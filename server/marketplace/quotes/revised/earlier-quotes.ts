import { sql } from 'kysely';
import type { EarlierQuote } from '../../../../contract/earlier-quotes.ts';
import { type RateCode, RATE_WORDS } from '../../../../contract/words.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';
import { toPounds } from '../../../platform/money.ts';
import { type Disclosure, readable } from '../../free-text.ts';

type Earlier = {
  cost_pence: number;
  rate_code: RateCode;
  comments: FreeText | null;
  sent_at: string;
  replaced_at: string;
  because: FreeText | null;
};

/** SQL: the quotes whose place the quote `q` has taken, the last one first; null where there are none. */
export const earlierThan = sql<Earlier[] | null>`(
  select json_agg(json_build_object('cost_pence', o.cost_pence, 'rate_code', o.rate_code, 'comments', o.comments,
    'sent_at', o.created_at, 'replaced_at', r.created_at, 'because', r.because)
    order by r.created_at desc, o.created_at desc)
  from quote_revisions own join quote_revisions r on r.root_id = own.root_id and r.created_at <= own.created_at
    join quotes o on o.id = r.replaced_id
  where own.quote_id = q.id)`;

/** As one side reads them: the words are the business's. */
export const earlierView = (earlier: Earlier[] | null, may: Disclosure): EarlierQuote[] =>
  (earlier ?? []).map(({ cost_pence, rate_code, comments, because, ...at }) => ({
    cost: toPounds(cost_pence),
    rate_type: RATE_WORDS[rate_code],
    comments: comments && readable(comments, may),
    createdAt: new Date(at.sent_at).toISOString(),
    replacedAt: new Date(at.replaced_at).toISOString(),
    because: because && readable(because, may),
  }));
