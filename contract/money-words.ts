// How money and rates are said, on the screens and on the papers that the server draws.

import type { RateType } from './words.ts';

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** `12,345` */
export const grouped = (count: number): string => String(count).replace(THOUSANDS, ',');

/** `£1,234`, `£120.50`: without decimals if they are 00, else with two. Without `Intl`, whose first use is slow. */
export function pounds(amount: number): string {
  const pence = Math.round(Math.abs(amount) * 100);
  const whole = grouped(Math.floor(pence / 100));
  const rest = pence % 100 === 0 ? '' : `.${String(pence % 100).padStart(2, '0')}`;
  return `${amount < 0 && pence > 0 ? '-' : ''}£${whole}${rest}`;
}

/** As people say a rate: "an hour", "a day", "for the job". What is none of ours stands as it is. */
export const forWhat = (rate: string): string => FOR[rate] ?? rate;

const FOR: Record<string, string> = {
  Hourly: 'an hour',
  Daily: 'a day',
  Flat: 'for the job',
} satisfies Record<RateType, string>;

/** The unit of a typical price for all of the work. */
export const WHOLE_JOB = 'a job';
