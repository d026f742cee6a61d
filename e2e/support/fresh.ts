let count = 0;

/** What no other story has in its names, addresses and titles. */
export const freshMark = (): string => `${Date.now().toString(36)}${count++}`;

/** A mobile number that nobody has. Of those that begin with 070 and 076 the groups are others: they are no mobiles. */
export const freshMobile = (): string =>
  `0777${String((Date.now() + count++ * 7_919) % 10_000_000).padStart(7, '0')}`;
