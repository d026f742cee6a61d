import type { NewQuoteDetail } from '../../contract/quote-detail.ts';
import { RATE_WORDS, type RateType } from '../../contract/words.ts';
import type { SentQuote } from './lists.ts';

/** At which rate the new price is, the day on which it is sent, as `2026-12-10`, and until when such a quote is mostly valid. */
type Next = { rate: RateType; today: string; usualEnd: string };

/**
 * What a quote with another price goes on saying. Its lines add up to the price before, so they do not come along; nor does
 * a start that has passed, or a deposit where the price is not for the whole job. One with an end has its whole time again.
 */
export function keptDetail({ detail }: Pick<SentQuote, 'detail'>, { rate, today, usualEnd }: Next) {
  if (!detail) return undefined;
  const { vat, included, not_included, earliest_start, valid_until, duration, deposit_percent } = detail;
  const kept: NewQuoteDetail = {
    ...(vat && { vat }),
    ...(included && { included }),
    ...(not_included && { not_included }),
    ...(earliest_start && earliest_start >= today && { earliest_start }),
    ...(valid_until && { valid_until: valid_until > usualEnd ? valid_until : usualEnd }),
    ...(duration && { duration }),
    ...(deposit_percent !== null && rate === RATE_WORDS.flat && { deposit_percent }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}
