import type { Span } from './fold-text.ts';

// What starts like a British number may be spread widely; other rows of nine digits or more only narrowly, so that
// measures, prices, times and dates are left alone. An O among figures passes for a zero, an l beside one for a one.
const BETWEEN = String.raw`[\s().\-/_,*|~\[\]]`;
const ZERO = String.raw`[oO](?=[\s.\-oOIl]{0,4}\d)`;
const ONE = String.raw`(?:(?<=\d)[Il](?!\p{L})|[Il](?=\d))`;
const DIGIT = String.raw`(?:\d|${ZERO}|${ONE})`;
const START = String.raw`(?:44|[0oO])`;
const PHONE = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:\+|\(\s?)?${START}(?:${BETWEEN}{0,4}${DIGIT}){8,}`,
    String.raw`(?<!\d)(?:\+|\(\s?)?(?:44|0)(?:${BETWEEN}{0,4}${DIGIT}){8,}`,
    // The figure of 'm2 ' belongs to its letter.
    String.raw`(?<!\d)(?<!\p{L}(?=\d\s))\+?\d(?:${BETWEEN}?${DIGIT}){8,}`,
  ].join('|'),
  'gu',
);
const DIGIT_WORD = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|\\d)';
const SPELLED_NUMBER = new RegExp(String.raw`\b${DIGIT_WORD}(?:[\s,.-]{0,6}${DIGIT_WORD}){8,}`, 'gi');

/** Where phone numbers stand in a folded text. */
export function phonesIn(text: string): Span[] {
  const found: Span[] = [];
  for (const { 0: row, index } of text.matchAll(PHONE))
    if (!isInnocent(row, text.charAt(index - 1))) found.push([index, index + row.length]);
  // A row of figures alone was judged above.
  for (const { 0: row, index } of text.matchAll(SPELLED_NUMBER))
    if (/[a-z]/i.test(row)) found.push([index, index + row.length]);
  return found;
}

const DATE = String.raw`(?:[0-3]?\d[./-][01]?\d[./-](?:19|20)\d\d|(?:19|20)\d\d-[01]\d-[0-3]\d)`;
const TIME = String.raw`[0-2]?\d\.[0-5]\d`;
const YEAR = String.raw`(?:1[89]|20)\d\d`;
const MOMENT = `(?:${DATE}|${YEAR}|${TIME})`;
const THOUSANDS = String.raw`[1-9]\d{0,2}(?:,\d{3}){1,2}`;
const PRICE = String.raw`(?:${THOUSANDS}|[1-9]\d{0,4})(?:\.\d\d)?`;
const SIZE = String.raw`\d{1,4}(?:\.\d{1,3})?`;

/** Rows of nine figures and more that a job has besides numbers to ring. Each must be the whole row. */
const INNOCENT = [
  // The hour of '10:30' may stand at the end.
  new RegExp(String.raw`^${MOMENT}(?:(?:,? | ?[-/] ?)${MOMENT})*(?:,? \d{1,2})?$`),
  new RegExp(`^${THOUSANDS}(?: ?- ?${THOUSANDS})?$`),
  new RegExp(String.raw`^${SIZE} ?\* ?${SIZE}(?: ?\* ?${SIZE})?$`),
  new RegExp(String.raw`^\d{1,3}\.\d{1,2}(?:, \d{1,3}\.\d{1,2})+$`),
];
const PRICES = new RegExp(`^${PRICE}(?: ?- ?${PRICE})?$`);

const isInnocent = (row: string, before: string): boolean =>
  INNOCENT.some((shape) => shape.test(row)) || (/[£$€]/.test(before) && PRICES.test(row));

/** Whether there are figures for one, among letters that pass for figures, or words for a spelled one. */
export const mayHoldPhone = (text: string): boolean =>
  holdsDigits(text, 2) ||
  /zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple/i.test(text);

/** Whether it holds so many of 0 to 9. Counted, since a pattern would begin again at each of them. */
function holdsDigits(text: string, least: number): boolean {
  let found = 0;
  for (let place = 0; place < text.length && found < least; place++) {
    const unit = text.charCodeAt(place);
    if (unit >= CODE_OF_ZERO && unit <= CODE_OF_NINE) found++;
  }
  return found === least;
}

const [CODE_OF_ZERO, CODE_OF_NINE] = [0x30, 0x39];
