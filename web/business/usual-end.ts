import { VALID_DAYS } from '../../contract/quote-words.ts';
import { noonOf, ukDay } from '../copy/relative-phrase.ts';

const DAY_MS = 86_400_000;

/** The last day of a quote that is sent now, where nobody chooses another. */
export const usualEnd = (now: Date): string =>
  ukDay(new Date(noonOf(ukDay(now)).getTime() + VALID_DAYS * DAY_MS));
