const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const known = new Map<string, string>();

/** "2026-11" is November 2026. The figures name each of twelve months eighteen times. */
export function monthName(month: string): string {
  const name = known.get(month) ?? NAME.format(new Date(`${month}-01T00:00:00Z`));
  known.set(month, name);
  return name;
}
