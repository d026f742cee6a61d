/** Nobody reads a larger number as a number: from here on it is "99+". */
export const COUNTED_TO = 100;

/** What is older is not new any more, whether anybody has looked or not. */
export const NEW_DAYS = 30;

/** A look within so many hours of the last one belongs to the same visit, in which what was new stays new. */
export const VISIT_HOURS = 4;
