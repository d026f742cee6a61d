/** Stands where a phone number or an e-mail address was; constant, so that nothing can be read from it. */
export const MASK = '[contact details hidden]';

// What starts like a British number may be spread widely; other rows of nine digits or more only narrowly, so that
// measures, prices, times and dates are left alone. An O among figures passes for a zero.
const BETWEEN = String.raw`[\s().\-–—/_,*]`;
const DIGIT = String.raw`(?:\d|[oO](?=[\s.\-oO]{0,4}\d))`;
const PHONE = new RegExp(
  [
    String.raw`(?<!\d)(?:\+|\(\s?)?(?:44|0)(?:${BETWEEN}{0,4}${DIGIT}){8,}`,
    String.raw`(?<!\d)\+?\d(?:${BETWEEN}?\d){8,}`,
  ].join('|'),
  'g',
);
const DIGIT_WORD = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|\\d)';
const SPELLED_NUMBER = new RegExp(String.raw`\b${DIGIT_WORD}(?:[\s,.-]*${DIGIT_WORD}){8,}`, 'gi');
/** A row of figures alone is for PHONE to judge. */
const hideSpelled = (run: string): string => (/[a-z]/i.test(run) ? MASK : run);

// An address is written with its signs, or spelled out; 'Look at a-shop.com' and 'home at 17.30' are none.
// Bounded, as addresses are: a long text without blanks must not be searched over and over.
const NAME = String.raw`[\p{L}\d._%+'-]{1,64}`;
const HOST = String.raw`[\p{L}\d-]{1,63}`;
const SPELLED_DOT = String.raw`(?:\s*[([{]\s*dot\s*[)\]}]\s*|\s+dot\s+)`;
const BRACKETED_AT = String.raw`\s*[([{]\s*at\s*[)\]}]\s*`;
const MAILBOX_FIRMS = '(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|btinternet|aol|proton(?:mail)?)';
const EMAIL = new RegExp(
  [
    String.raw`${NAME}(?:@|${BRACKETED_AT})${HOST}(?:(?:\.|${SPELLED_DOT})${HOST})+`,
    String.raw`${NAME}(?:@|\s+at\s+)${HOST}(?:${SPELLED_DOT}${HOST})+`,
    String.raw`${NAME}\s+at\s+${MAILBOX_FIRMS}(?:\.${HOST})+`,
  ].join('|'),
  'giu',
);

/**
 * Hides phone numbers and e-mail addresses in free text (ruling 11). Compatibility forms of digits and of
 * the at sign are folded first, so that a number in full-width figures is hidden as well.
 */
export function maskContacts(text: string): string {
  const folded = PLAIN.test(text) ? text : fold(text);
  const withoutEmail = mayHoldEmail(folded) ? folded.replace(EMAIL, MASK) : folded;
  const withoutPhone = mayHoldPhone(withoutEmail) ? withoutEmail.replace(PHONE, MASK) : withoutEmail;
  const masked = withoutPhone.replace(SPELLED_NUMBER, hideSpelled);
  // Untouched text goes out as it was typed.
  return masked === folded ? text : masked;
}

/** ASCII has no compatibility forms and no signs without width. */
const PLAIN = /^[\x20-\x7e\n]*$/;
const fold = (text: string): string =>
  text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');

// What every match of a pattern holds, asked first because it is quick and most texts hold none of it. A question
// that is too narrow would let a number out: contact-mask.test.ts holds these against the patterns themselves.
const AT_SIGN = new RegExp(String.raw`@|[([{]\s*at\s*[)\]}]|\sat\s+${MAILBOX_FIRMS}\.`, 'iu');
const mayHoldEmail = (text: string): boolean =>
  AT_SIGN.test(text) || (/\sat\s/iu.test(text) && /dot/iu.test(text));
const mayHoldPhone = (text: string): boolean => holdsDigits(text, 9) || /[oO][\s.\-oO]{0,4}\d/.test(text);

/** Whether it holds so many of 0 to 9. Counted, since a pattern would begin anew at each of them. */
function holdsDigits(text: string, least: number): boolean {
  let found = 0;
  for (let place = 0; place < text.length && found < least; place++) {
    const unit = text.charCodeAt(place);
    if (unit >= ZERO && unit <= NINE) found++;
  }
  return found === least;
}

const [ZERO, NINE] = [0x30, 0x39];

/** The same without the questions: what `maskContacts` is held against in its test. */
export function maskContactsPlainly(text: string): string {
  const folded = fold(text);
  const masked = folded.replace(EMAIL, MASK).replace(PHONE, MASK).replace(SPELLED_NUMBER, hideSpelled);
  return masked === folded ? text : masked;
}

const FULL_POSTCODE = /\b([A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?)[\s.\-–_]{0,3}\d[ABD-HJLNP-UW-Z]{2}\b/gi;

/** Leaves of every full post code its outward code: the rest would name the street (ruling 12). */
export function maskPostcodes(text: string): string {
  const folded = PLAIN.test(text) ? text : fold(text);
  const masked = holdsDigits(folded, 2) ? folded.replace(FULL_POSTCODE, '$1') : folded;
  return masked === folded ? text : masked;
}

/** The text as a side may read it: whole once contact details were released, masked before. */
export const readable = (text: string, isReleased: boolean): string =>
  isReleased ? text : maskContacts(text);
