/**
 * The day of payment that follows a moment: the same day of the month as the first one, or the last day of a month
 * that is shorter. A subscription of the 31st is paid on 28 February, and on 31 March again.
 */
export function nextDay(anchor: Date, after: Date): Date {
  for (let months = 1; ; months++) {
    const day = inMonths(anchor, months);
    if (day > after) return day;
  }
}

/** The same moment some months later, or earlier where negative; the 31st becomes the last day of a shorter month. */
export function inMonths(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCMonth(day.getUTCMonth() + months);
  // The month has no such day, and the date ran on into the next one.
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day;
}
