/** 'Mary Ann Smith' is Mary, and Ann Smith. */
export function splitName(fullNames: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = fullNames.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** Blanks, controls and joiners of no width: what a page shows as nothing. The last one is the blank of Braille. */
const UNSEEN = /^[\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** Whether there is nothing in it that anybody could see. No schema here: screens ask before they send. */
export const looksEmpty = (typed: string): boolean => UNSEEN.test(typed);
