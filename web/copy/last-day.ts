import { dayPhrase, noonOf, ukDay } from './relative-phrase.ts';

/** The last day of what ends at that moment, the first one after it: "Fri 4 Dec 2026". */
export const lastDay = (endsAt: string): string =>
  dayPhrase(noonOf(ukDay(new Date(Date.parse(endsAt) - 1))).getTime(), 0);
