import { sql } from 'kysely';
import type { DurationUnit, LineKind, LineUnit, QuoteVat } from '../../../../contract/quote-words.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';

type StoredLine = {
  kind: LineKind;
  text: FreeText | null;
  quantity_hundredths: number;
  unit: LineUnit;
  unit_price_pence: number;
  sum_pence: number;
};

export type StoredDetail = {
  vat: QuoteVat | null;
  included: FreeText | null;
  not_included: FreeText | null;
  earliest_start: string | null;
  /** Not in what was agreed on before quotes had an end. */
  valid_until?: string | null;
  duration_count: number | null;
  duration_unit: DurationUnit | null;
  deposit_percent: number | null;
  lines: StoredLine[] | null;
};

/** SQL: what the quote `q` says besides its price, its lines in their order; null where that is nothing. */
export const detailOfQuote = sql<StoredDetail | null>`(
  select json_build_object('vat', d.vat_code, 'included', d.included, 'not_included', d.not_included,
    'earliest_start', d.earliest_start, 'valid_until', d.valid_until, 'duration_count', d.duration_count, 'duration_unit', d.duration_unit,
    'deposit_percent', d.deposit_percent, 'lines', (
      select json_agg(json_build_object('kind', n.kind, 'text', n.text, 'quantity_hundredths', n.quantity_hundredths,
        'unit', n.unit, 'unit_price_pence', n.unit_price_pence, 'sum_pence', n.sum_pence) order by n.position)
      from quote_lines n where n.quote_id = d.quote_id))
  from quote_details d where d.quote_id = q.id)`;
