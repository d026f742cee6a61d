/** The days of a week as a business fills them in, Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** What a business may choose as the least time between two visits, in minutes. */
export const GAP_MINUTES = [0, 15, 30, 45, 60, 90, 120] as const;

/** The shortest notice: how many hours a customer's proposal is before its visit at least. */
export const AHEAD_HOURS = [0, 1, 2, 4, 8, 24, 48, 72, 168] as const;

/** How many stretches of days off a business has ahead of it at most. */
export const MOST_DAYS_OFF = 50;

/** The midnight that ends a day; the one that begins it is `00:00`. */
export const MIDNIGHT = '24:00';
