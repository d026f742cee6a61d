import type { Span } from './fold-text.ts';
import { readPostcode } from './postcode.ts';

const OUTWARD = String.raw`(?<outward>(?<area>[A-PR-UWYZ][A-HK-Y]?)\d[A-Z\d]?)`;
const UNIT = String.raw`(?<figure>\d)(?<unit>[ABD-HJLNP-UW-Z]{2})`;
const BETWEEN = String.raw`[\s.\-_/,|*()]{0,3}`;

/** As it is written by the rule, in capitals or not. */
const WRITTEN = new RegExp(String.raw`(?<![\p{L}\d])${OUTWARD}${BETWEEN}${UNIT}(?![\p{L}\d])`, 'giu');

/** The same with figures right before or behind it, as of a house or of a number to ring. Judged further below. */
const AMONG_FIGURES = new RegExp(String.raw`(?<!\p{L})${OUTWARD}${BETWEEN}${UNIT}(?!\p{L})`, 'giu');

/** With blanks between its signs, or with letters that look like its figures. Judged further below. */
const MISTYPED =
  /(?<![\p{L}\d])(?<outward>[a-z][ .\-_]?(?:[a-z][ .\-_]?)?[\doil](?:[ .\-_]?[a-z\d])?)[ .\-_]{0,3}(?<figure>[\doil])[ .\-_]?(?<unit>[a-z][ .\-_]?[a-z])(?![\p{L}\d])/giu;

/** Where the second half of each full post code stands in a folded text, with the blank before it; some stand twice. */
export function postcodesIn(text: string): Span[] {
  const likely = [...text.matchAll(AMONG_FIGURES), ...text.matchAll(MISTYPED)];
  return [...[...text.matchAll(WRITTEN)].filter(isNoMeasure), ...likely.filter(isPostcode)].map(spanOf);
}

/** Its area exists, and it is no 'E1 2nd floor': an area in capitals before a word that is not. */
const isNoMeasure = ({ groups: { area = '', unit = '' } = {} }: RegExpExecArray): boolean =>
  AREAS.has(area.toUpperCase()) && !(/^[A-Z]/.test(area) && WORDS.has(unit));

const spanOf = (match: RegExpExecArray): Span => [
  match.index + (match.groups?.outward ?? '').length,
  match.index + match[0].length,
];

/**
 * Whether what was typed so is clearly a post code: its area exists, it has one kind of letters, and neither letters
 * that stand for figures ("COLLAR") nor a unit that is a word ("W3 2 by 4", "B2 4 at most") leave a doubt.
 */
function isPostcode({ 0: typed, groups }: RegExpExecArray): boolean {
  const { outward = '', figure = '', unit = '' } = groups ?? {};
  const letters = typed.replace(/[^a-z]/gi, '');
  const read = readPostcode(`${figuresOf(outward)} ${digitOf(figure)}${signsOf(unit)}`);
  if (!read || !AREAS.has(read.area)) return false;
  const hasLookalike = /[oil]/i.test(figure) || figuresOf(outward) !== signsOf(outward).toUpperCase();
  if (hasLookalike) return /\d/.test(typed) && /[A-Z]/.test(unit) && !/[a-kmnp-z]/.test(letters);
  const isCapital = letters === letters.toUpperCase();
  return isCapital || (letters === letters.toLowerCase() && !WORDS.has(signsOf(unit)));
}

const signsOf = (typed: string): string => typed.replace(/[ .\-_]/g, '');
const digitOf = (figure: string): string => figure.replace(/o/i, '0').replace(/[il]/i, '1');

/** The outward code in capitals, with figures where only a figure can stand: after the letters of the area. */
function figuresOf(outward: string): string {
  const signs = signsOf(outward);
  const capitals = signs.toUpperCase();
  if (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(capitals))
    return capitals.replace(/(?<=\d)[OIL]$/, (last) => digitOf(last));
  return capitals.replace(/(?<=^[A-Z]{1,2})[IL](?=[A-Z\d]?$)/, '1');
}

/** Pairs of letters that follow a figure in plain words and measures. */
const WORDS = new Set('an as at be by ft go he hr ls lb nd no or pt rd so st th up us we yd'.split(' '));

/** Every area of the United Kingdom and the Crown dependencies. */
const AREAS = new Set(
  `AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G
   GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW
   OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD
   WF WN WR WS WV YO ZE`.split(/\s+/),
);

/** Whether the letters and figures of one could be there. */
export const mayHoldPostcode = (text: string): boolean => /\d/.test(text);
