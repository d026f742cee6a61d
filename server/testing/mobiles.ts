/** The last three digits of the numbers below 07700 900 that tests write themselves: nobody else of a cast has one of them. */
export const WRITTEN_IN_TESTS: ReadonlySet<string> = new Set(
  '000 100 111 123 124 125 126 127 321 417 456 457 521 522 523 525 526 527 555 777 871 872 987 997 998 999'.split(
    ' ',
  ),
);

const FREE = Array.from({ length: 900 }, (_, n) => String(100 + n)).filter(
  (digits) => !WRITTEN_IN_TESTS.has(digits),
);

/** A mobile number for each person of a cast, of those that are kept for fiction; after 876 people they come again. */
export const mobileOf = (person: number): string => `07700900${FREE[person % FREE.length]}`;
