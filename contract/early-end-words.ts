// The words of ending a job early and their bounds, for the rules of the calls and for the screens.

/** `lapsed`: nobody answered in time. `closed`: the work ended otherwise before anybody had answered. */
export const EARLY_END_STATUSES = [
  'proposed',
  'agreed',
  'declined',
  'withdrawn',
  'lapsed',
  'closed',
] as const;
export type EarlyEndStatus = (typeof EARLY_END_STATUSES)[number];

export const EARLY_END_MOVES = ['agree', 'decline', 'withdraw'] as const;
export type EarlyEndMove = (typeof EARLY_END_MOVES)[number];

export const EARLY_END_LETTERS = 500;
/** The other side has until the end of the day so many days later. */
export const EARLY_END_DAYS = 7;
