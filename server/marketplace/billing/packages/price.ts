import { DAY_MS } from '../../../platform/clock.ts';
import { inMonths, nextDay } from '../../../platform/payments/months.ts';

/** What something costs, in whole pence. Split once, here, and stored; nobody computes it a second time. */
export type Price = { net: number; vat: number; gross: number; vatRate: number };

/** Per cent of VAT that the operator charges; 0 for one who is not registered. */
export type VatRate = number;

/** A price from its net, after a promo code. Halves go up, as HMRC and people expect. */
export function priceOf(netPence: number, vatRate: VatRate, promoPercentage = 0): Price {
  const net = roundedShare(netPence, 100 - promoPercentage, 100);
  const vat = roundedShare(net, vatRate, 100);
  return { net, vat, gross: net + vat, vatRate };
}

export type Days = { left: number; of: number };

/** The days of the paid month that are left, today included, of all its days. */
export function daysLeft(now: Date, period: { from: Date; until: Date }): Days {
  const of = Math.max(1, Math.round((period.until.getTime() - period.from.getTime()) / DAY_MS));
  const left = Math.ceil((period.until.getTime() - now.getTime()) / DAY_MS);
  return { left: Math.min(of, Math.max(0, left)), of };
}

/** What a dearer package costs more for the days that are left, to the day. */
export function proration(from: { net: number }, to: Price, days: Days): Price {
  const more = Math.max(0, to.net - from.net);
  return priceOf(roundedShare(more, days.left, days.of), to.vatRate);
}

/**
 * Where the month began that is paid until then, by the days on which payments were taken, the newest first. Months keep
 * the day of the first payment, which a short one hides: what ends on 28 February began on the 31st of January, if
 * something was paid on a 31st.
 */
export function monthStart(until: Date, taken: Date[]): Date {
  const isThen = (day: Date) => Math.abs(day.getTime() - until.getTime()) < DAY_MS / 2;
  for (const first of taken)
    for (let from = first; from < until; from = nextDay(first, from))
      if (isThen(nextDay(first, from))) return from;
  return inMonths(until, -1);
}

/** The part of an amount that goes with a part of the whole: of the VAT, with what goes back of a payment. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  roundedShare(amount, part, whole);

/** `amount * part / whole` to the nearest whole, halves up, in whole numbers throughout. */
function roundedShare(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}
