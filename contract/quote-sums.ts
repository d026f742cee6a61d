// How the figures of a quote follow from each other, in whole pence, for the server that decides and the form that shows it.
// Half a penny goes up, as on paper. Whole numbers throughout: none comes near 2 to the 53.

import { RATE_WORDS, type RateType } from './words.ts';

/** What pounds and quantities are counted in: each has at most two decimals. */
export const hundredths = (amount: number): number => Math.round(amount * 100);

type Figures = { quantity: number; unit_price: number };

/** What a line comes to, in whole pence. */
export const linePence = ({ quantity, unit_price }: Figures): number =>
  roundedUp(hundredths(quantity) * hundredths(unit_price), 100);

/** What lines come to together: each is rounded first, so that the printed figures add up. */
export const sumPence = (lines: readonly Figures[]): number =>
  lines.reduce((sum, line) => sum + linePence(line), 0);

/** How much of a price is VAT of so many per cent, which it includes. */
export const vatWithin = (pence: number, percent: number): number =>
  roundedUp(pence * percent, 100 + percent);

/** So many per cent of a price. */
export const shareOf = (pence: number, percent: number): number => roundedUp(pence * percent, 100);

/** What work comes to with what was approved since; null where it is paid by the hour or day, as nobody knows the sum of that. */
export const sumDue = (rate: RateType, agreedPence: number, approvedPence: number): number | null =>
  rate === RATE_WORDS.flat ? agreedPence + approvedPence : null;

/** What so many hours or days come to at what one of them costs, in whole pence; null where there is one price for all of it. */
export const workedPence = (rate: RateType, unit_price: number, quantity: number): number | null =>
  rate === RATE_WORDS.flat ? null : linePence({ quantity, unit_price });

const roundedUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
