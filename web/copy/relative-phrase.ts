const MINUTE = 60_000;

/** The longest unit that fills at least one; each with how many of the next smaller one it holds. */
const UNITS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const;

/** "less than a minute ago", "2 hours ago", "in 3 days". Without `Intl`, whose first use blocks a phone for 80 ms. */
export function relativePhrase(at: number, now: number): string {
  const distance = at - now;
  if (Math.abs(distance) < MINUTE) return 'less than a minute ago';
  let count = Math.round(Math.abs(distance) / MINUTE);
  for (const [unit, limit] of UNITS) {
    if (count < limit) return distance < 0 ? `${many(count, unit)} ago` : `in ${many(count, unit)}`;
    count = Math.round(count / limit);
  }
  return '';
}

/** `Sun 22 Nov 2026 at 20:07`, by the reader's clock. */
export function exactMoment(at: Date): string {
  const [weekday, month, day, year] = at.toDateString().split(' ');
  return `${weekday} ${Number(day)} ${month} ${year} at ${at.toTimeString().slice(0, 5)}`;
}

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
