const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-11`, and whatever follows it, is November 2026; by hand (decision 212). */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
