/** "Thursday 3 December", by the calendar of the country, so that server and browser write the same. */
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});

export const dayInWords = (moment: string): string => DAY.format(new Date(moment));
