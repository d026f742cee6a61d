import type * as z from 'zod/mini';
import type { ComparedQuote } from '../../../../contract/comparison.ts';
import type { DurationUnit } from '../../../../contract/quote-words.ts';
import type { RateCode } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import { haversineKm, toMiles } from '../../../platform/geo/grid.ts';
import { toPounds } from '../../../platform/money.ts';
import { responseView } from '../quote.views.ts';
import type { ComparedRow } from './comparison.queries.ts';

/** A quote beside the others on its job. */
export const comparedView = (row: ComparedRow, actor: Actor): z.input<typeof ComparedQuote> => ({
  ...responseView(row, actor),
  total: totalOf(row),
  distance_miles: Math.round(toMiles(haversineKm(row.distance))),
  replyMinutes: row.reply_minutes,
  isVerified: row.is_verified,
});

/** A week is of as many days as its business works, which nobody has said. */
const COUNTED_IN: Record<RateCode, DurationUnit | null> = { hourly: 'hours', daily: 'days', flat: null };

function totalOf({ cost_pence: price, rate_code, detail }: ComparedRow) {
  if (rate_code === 'flat') return { pounds: toPounds(price), isEstimate: false };
  if (!detail?.duration_count || detail.duration_unit !== COUNTED_IN[rate_code]) return null;
  return { pounds: toPounds(price * detail.duration_count), isEstimate: true };
}
