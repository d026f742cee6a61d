const MINUTE = 60_000;

/** The longest unit that fills at least one; each with how many of the next smaller one it holds. */
const UNITS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const;

const PHRASES = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** "less than a minute ago", "2 hours ago", "in 3 days" (R-15-038, R-15-040). */
export function relativePhrase(at: number, now: number): string {
  const distance = at - now;
  if (Math.abs(distance) < MINUTE) return 'less than a minute ago';
  let count = Math.round(Math.abs(distance) / MINUTE);
  for (const [unit, limit] of UNITS) {
    if (count < limit) return PHRASES.format(distance < 0 ? -count : count, unit);
    count = Math.round(count / limit);
  }
  return '';
}
