import type { QuoteDetail } from '../../../../contract/quote-detail.ts';
import { shareOf, vatWithin } from '../../../../contract/quote-sums.ts';
import { VAT_PERCENT } from '../../../../contract/quote-words.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';
import { toPounds } from '../../../platform/money.ts';
import { type Disclosure, readable } from '../../free-text.ts';
import type { StoredDetail } from './detail-column.ts';

type Detailed = { cost_pence: number; detail: StoredDetail | null };

/** What a quote says besides its price, its words as the viewer may read them. */
export function detailView({ cost_pence: price, detail }: Detailed, may: Disclosure): QuoteDetail | null {
  if (!detail) return null;
  const says = (words: FreeText | null) => (words === null ? null : readable(words, may));
  return {
    lines: (detail.lines ?? []).map((line) => ({
      kind: line.kind,
      text: says(line.text),
      quantity: line.quantity_hundredths / 100,
      unit: line.unit,
      unit_price: toPounds(line.unit_price_pence),
      sum: toPounds(line.sum_pence),
    })),
    vat: detail.vat,
    vat_amount: vatOf(price, detail),
    included: says(detail.included),
    not_included: says(detail.not_included),
    earliest_start: detail.earliest_start,
    valid_until: detail.valid_until ?? null,
    duration: durationOf(detail),
    deposit_percent: detail.deposit_percent,
    deposit_amount: detail.deposit_percent === null ? null : toPounds(shareOf(price, detail.deposit_percent)),
  };
}

function vatOf(price: number, { vat }: StoredDetail): number | null {
  const percent = vat && VAT_PERCENT[vat];
  return percent === null ? null : toPounds(vatWithin(price, percent));
}

const durationOf = ({ duration_count: count, duration_unit: unit }: StoredDetail) =>
  count === null || unit === null ? null : { count, unit };
