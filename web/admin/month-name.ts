const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" is November 2026. */
export const monthName = (month: string): string => NAME.format(new Date(`${month}-01T00:00:00Z`));
