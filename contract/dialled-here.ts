/** Blanks, brackets, dots, dashes of all lengths, and the signs that an address book puts around what is copied. */
const BETWEEN = /[\s().\p{Pd}\p{Cf}]/gu;

/** No number that is dialled here begins with 44, so a mobile number that does has lost its plus. */
const FROM_ABROAD = /^(?:\+44|0044|44(?=0?7))0?/;

/** What a copied link that dials has before its number, and what it may have behind (RFC 3966). */
const OF_A_LINK = /^(?:tel|callto):|;.*$/gi;

/** Ten figures that begin with 7: a mobile number without the nought in front, as a spreadsheet leaves it. */
const WITHOUT_NOUGHT = /^(?=7\d{9}$)/;

/** A British number as it is dialled here, however it was typed: `+44 (0)7700-900 123` is `07700900123`. */
export const asDialledHere = (typed: string): string =>
  typed.replace(BETWEEN, '').replace(OF_A_LINK, '').replace(FROM_ABROAD, '0').replace(WITHOUT_NOUGHT, '0');
