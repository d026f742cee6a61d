const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const SHORT = new Intl.DateTimeFormat('en-GB', { month: 'narrow', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** "2026-11" is N, where twelve of them stand in a row. */
export const monthLetter = (month: string): string => SHORT.format(firstOf(month));

/** "2026-11" is November, where nobody doubts the year. */
export const monthAlone = (month: string): string => MONTH.format(firstOf(month));

const known = new Map<string, string>();

/** "2026-11" is November 2026. The figures name each of twelve months eighteen times. */
export function monthName(month: string): string {
  const name = known.get(month) ?? NAME.format(firstOf(month));
  known.set(month, name);
  return name;
}
