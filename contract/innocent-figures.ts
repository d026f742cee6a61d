import { type Span, shaded } from './fold-text.ts';

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:1[89]|20)\\d\\d';
const HOUR = '(?:[01]?\\d|2[0-3])';

/** Whole dates, and times with a colon: a number to ring has neither. */
const MOMENT = new RegExp(
  [
    String.raw`(?<!\d|\d[./])${DAY}(?<sign>[./-])${MONTH}\k<sign>${YEAR}(?!\d)`,
    String.raw`(?<!\d)${YEAR}-[01]\d-[0-3]\d(?!\d)`,
    String.raw`(?<![\d:])${HOUR}:[0-5]\d(?![\d:])`,
  ].join('|'),
  'g',
);

/** The text with a letter in the place of each sign of a moment, so that no row of figures holds any of it. */
export const shadedMoments = (text: string): string =>
  shaded(
    text,
    [...text.matchAll(MOMENT)].map(({ 0: moment, index }): Span => [index, index + moment.length]),
  );

/** Rows of nine figures and more that a job has besides numbers to ring: parts of days, amounts, a part of a boiler. */
export function isInnocent({ 0: row, index }: RegExpExecArray, text: string): boolean {
  if (row.includes('+')) return false;
  if (ARTICLE.test(row)) return true;
  const pieces = row.split(BETWEEN);
  if (pieces.every((piece) => SHORT_MOMENT.test(piece))) return true;
  return (
    pieces.every((piece) => AMOUNTS.test(piece)) && areOfAJob({ row, pieces, before: text.charAt(index - 1) })
  );
}

/** Ten figures behind two zeros, where a number from abroad has more. */
const ARTICLE = /^00\d{8}$/;

/** What stands between two pieces of a list. */
const BETWEEN = /,? and |,? then | ?[-~*|] ?| \/ |,\s{0,3}(?!\d{3}(?:\D|$))|,?\s{1,3}/;

/** Parts of days as they stand in lists: '9.30', '01/12', '01.12.26', '2026'. */
const SHORT_MOMENT = new RegExp(
  String.raw`^(?:${HOUR}\.[0-5]\d|${DAY}[./]${MONTH}(?:[./]\d\d)?|${YEAR}(?:/${YEAR})*)$`,
);

const AMOUNT = String.raw`(?:0(?=\.)|[1-9]\d{0,4}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,3})?`;
const AMOUNTS = new RegExp(`^${AMOUNT}(?:/${AMOUNT})*$`);

type List = { row: string; pieces: string[]; before: string };

/** Whether amounts are prices or measures: by their signs, or as round or evenly spaced as no number to ring is. */
function areOfAJob({ row, pieces, before }: List): boolean {
  if (pieces.length <= 2 && /[£$€]/.test(before)) return true;
  if (pieces.every((piece) => /[.,]\d\d$/.test(piece)) && pieces.length > 1) return true;
  const isDialled = /^0?[1-35789]\d{9}$/.test(row.replace(/\D/g, ''));
  if (!isDialled && /[.,/*|~d]/.test(row)) return true;
  const amounts = row.split(/\D+/).map(Number);
  const step = Number(amounts[1]) - Number(amounts[0]);
  return (
    amounts.every((amount) => amount % (isDialled ? 50 : 5) === 0) ||
    (amounts.length > 2 &&
      amounts.every((amount, place) => place === 0 || amount - Number(amounts[place - 1]) === step))
  );
}

/** Whether what stands before a row says that it is the number of a thing or a paper, and it is none of a telephone. */
export function isReference({ 0: row, index }: RegExpExecArray, text: string): boolean {
  const isDialled = /^(?:\+|[07]\d{9}|44[1-378]\d{9})/.test(row.replace(/[^+\d]/g, ''));
  const [before = ''] = REFERENCE.exec(text.slice(Math.max(0, index - REACH), index)) ?? [];
  return !isDialled && before !== '' && !RINGING.test(before);
}

/** "for the part call 20794": the number is not the part's. */
const RINGING = /\b(?:call|ring|phone|dial|text|tel|mob|mobile|whatsapp)\b/i;

const REACH = 40;
const REFERENCE = new RegExp(
  String.raw`\b(?:vat|utr|mpan|mprn|ean|gtin|sku|barcode|serial|part|article|item|product|model|order|invoice|quote|policy|` +
    String.raw`claim|ref|reference|case|certificate|licence|registration|reg|company|crime|tracking|eicr|` +
    String.raw`baxi|bosch|glow-worm|ideal|potterton|vaillant|viessmann|worcester|ikea|grohe)\b[^\d!?;]{0,24}$`,
  'i',
);
