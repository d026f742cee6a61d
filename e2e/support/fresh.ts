let count = 0;

const LETTERS = 'bcdfghjkmn';

/**
 * What no other story has in its names, addresses and titles. Letters alone: among figures there may be a post code, which is
 * masked until a quote is accepted.
 */
export const freshMark = (): string =>
  `${Date.now()}${count++}`.replace(/\d/g, (figure) => LETTERS[Number(figure)] ?? '');

/** A mobile number that nobody has. Of those that begin with 070 and 076 the groups are others: they are no mobiles. */
export const freshMobile = (): string =>
  `0777${String((Date.now() + count++ * 7_919) % 10_000_000).padStart(7, '0')}`;
