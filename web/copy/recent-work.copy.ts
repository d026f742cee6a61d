const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2 November 2026`, of a moment in ISO text. */
export const dayOf = (moment: string): string =>
  `${Number(moment.slice(8, 10))} ${recentWorkCopy.month(moment)}`;

/** What was lately done, on the home page and on the pages of trades. */
export const recentWorkCopy = {
  heading: 'Lately done',
  by: 'Done by',
  workOf: (business: string) => `Work of ${business}`,
  before: 'Before',
  beforeOf: (business: string) => `Before the work of ${business}`,
  stars: (stars: number) => `${stars} out of 5`,
  /** `November 2026`, of a moment in ISO text. Without `Intl`, whose first use is slow. */
  month: (moment: string) => `${MONTHS[Number(moment.slice(5, 7)) - 1]} ${moment.slice(0, 4)}`,
  from: (name: string, town: string) => (town ? `${name}, ${town}` : name),
};
