// The words of extras and their bounds, for the rules of the calls and for the screens.

/** `closed`: the work ended before its customer had answered. */
export const EXTRA_STATUSES = ['proposed', 'approved', 'refused', 'withdrawn', 'closed'] as const;
export type ExtraStatus = (typeof EXTRA_STATUSES)[number];

export const EXTRA_MOVES = ['approve', 'refuse', 'withdraw'] as const;

export const EXTRA_LETTERS = 500;
export const MOST_EXTRA_DAYS = 365;
