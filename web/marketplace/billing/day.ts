/** `3 June 2027`, as it is in this country. */
export const dayText = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
