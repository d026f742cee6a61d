const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** From how many on the next longer unit is said, and how many make one of it: 18 months are no two years. */
const UNITS = [
  ['minute', 60, 60],
  ['hour', 24, 24],
  ['day', 30, 30],
  ['month', 24, 12],
  ['year', Number.POSITIVE_INFINITY, 1],
] as const;

/** "less than a minute ago", "2 hours ago", "in 3 days". Without `Intl`, whose first use blocks a phone for 80 ms. */
export function relativePhrase(at: number, now: number): string {
  const distance = at - now;
  if (Math.abs(distance) < MINUTE) return 'less than a minute ago';
  let count = Math.round(Math.abs(distance) / MINUTE);
  for (const [unit, limit, each] of UNITS) {
    if (count < limit) return distance < 0 ? `${many(count, unit)} ago` : `in ${many(count, unit)}`;
    count = Math.round(count / each);
  }
  return '';
}

/** "now", "16 min ago", "2 hours ago": how old something is, where a row has little room. Without "ago" it reads as the time of a drive. */
export function agePhrase(at: number, now: number): string {
  const minutes = Math.round((now - at) / MINUTE);
  if (minutes < 1) return 'now';
  return minutes < 60 ? `${minutes} min ago` : relativePhrase(at, now);
}

/** "Fri 4 Dec", and the year where it is another one. A day is kept as its noon, so every clock of ours reads the same. */
export function dayPhrase(at: number, now: number): string {
  const [weekday, day, month, year] = new Date(at).toUTCString().replace(',', '').split(' ');
  const isThisYear = year === String(new Date(now).getUTCFullYear());
  return `${weekday} ${Number(day)} ${month}${isThisYear ? '' : ` ${year}`}`;
}

/** "today", "tomorrow", "in 4 days": how far a day is from the one that it is here. A day has no hour to count from. */
export function dayDistance(at: number, now: number): string {
  const [day, today] = [noonOf(new Date(at).toISOString().slice(0, 10)), noonOf(ukDay(new Date(now)))];
  const days = Math.round((day.getTime() - today.getTime()) / (24 * HOUR));
  return NEAR_DAYS.get(days) ?? relativePhrase(day.getTime(), today.getTime());
}

const NEAR_DAYS = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/**
 * `Sun 22 Nov 2026 at 20:07`, as clocks in this country show it, wherever the page is drawn or read; without the year where
 * it is that of `now`.
 */
export function exactMoment(at: Date, now = 0): string {
  const shown = onUkClocks(at);
  return `${dayPhrase(Date.parse(shown), now)} at\u00a0${shown.slice(11, 16)}`;
}

/** `20:07` where it is of the day of `now`, else the moment with its day. */
export const clockOrMoment = (at: Date, now: number): string =>
  ukDay(at) === ukDay(new Date(now)) ? onUkClocks(at).slice(11, 16) : exactMoment(at, now);

/** ISO text of what clocks in this country show then, as if it were UTC. */
export const onUkClocks = (at: Date): string =>
  new Date(at.getTime() + (isSummerTime(at) ? HOUR : 0)).toISOString();

/** The day of that moment in this country, as fields of days have it: `2026-11-22`. */
export const ukDay = (at: Date): string => onUkClocks(at).slice(0, 10);

/** A moment of a day that every clock of this country calls by that day. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Clocks change at one o'clock UTC, on the last Sunday of March and of October. */
function isSummerTime(at: Date): boolean {
  const [begins, ends] = [2, 9].map((month) => lastSunday(at.getUTCFullYear(), month) + HOUR);
  return begins !== undefined && ends !== undefined && at.getTime() >= begins && at.getTime() < ends;
}

/** Both months have 31 days. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
