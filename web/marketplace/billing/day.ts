const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** `Fri 4 Dec 2026`, as it is in this country. */
export const dayText = (moment: string): string => DAY.format(new Date(moment)).replace(',', '');
