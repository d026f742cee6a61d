const HOUR = 60;
/** As many hours of a day count. */
const DAY = 12 * HOUR;

/** How long somebody usually takes, as people say it: no finer than it can be known. */
export function replyTime(minutes: number): string {
  if (minutes <= 15) return '15 minutes';
  if (minutes <= 40) return 'half an hour';
  if (minutes < 1.5 * HOUR) return '1 hour';
  if (minutes < DAY) return `${Math.round(minutes / HOUR)} hours`;
  const days = Math.round(minutes / DAY);
  return days <= 1 ? '1 day' : `${days} days`;
}
