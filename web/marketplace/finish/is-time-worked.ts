import { MOST_WORKED } from '../../../contract/finish-words.ts';
import { hundredths } from '../../../contract/quote-sums.ts';

/** Whether it can be a number of hours or days; the server judges by the same bounds. */
export const isTimeWorked = (time: number): boolean =>
  time > 0 && time <= MOST_WORKED && Math.abs(time * 100 - hundredths(time)) < 1e-6;
