import { mayHoldSpelled, spelledPhonesIn } from './find-spelled-phones.ts';
import { type Span, shaded } from './fold-text.ts';
import { isInnocent, isReference, shadedMoments } from './innocent-figures.ts';

// A British number is known by how it begins and by its length, so its figures may stand widely apart, with words such as
// "then" between; an O among figures passes for a zero, an l for a one, an S for a five. Other rows of nine figures and
// more count only with one sign between any two, and unless they are measures, prices, dates or references.
const SIGN = String.raw`[\s().\-/_,*|~:\[\]]`;
const BETWEEN_WORDS = String.raw`\s{1,3}(?:and|then|and then|dash|dot|space|stroke)\s{1,3}`;
const BETWEEN = `(?:${BETWEEN_WORDS}|${SIGN}{0,6})`;
const ZERO = String.raw`[oO](?=[\s.\-oOIl]{0,4}\d)|(?<=\d[oO]{0,2})[oO](?![^\P{L}oO])`;
const ONE = String.raw`[Il](?=[Il]{0,2}\d)|(?<=\d[Il]{0,2})[Il](?![^\P{L}Il])`;
const DIGIT = String.raw`(?:\d|${ZERO}|${ONE})`;
const MISREAD_DIGIT = String.raw`(?:${DIGIT}|[SBZ](?=\d))`;

const WIDE_ROW = new RegExp(
  String.raw`(?:[([+]\s?){0,3}(?:\d|(?<!\p{L})${DIGIT})(?:${BETWEEN}${MISREAD_DIGIT}){8,}`,
  'gu',
);
const NARROW_ROW = new RegExp(
  [
    String.raw`(?:\(\s?)?\+\s?\d(?:${SIGN}{0,4}${DIGIT}){8,}`,
    // The figure of 'm2 ' belongs to its letter.
    String.raw`(?<!\d)(?<!\p{L}(?=\d\s))\d(?:${SIGN}?${DIGIT}){8,}`,
  ].join('|'),
  'gu',
);

/** Where phone numbers stand in a folded text. */
export function phonesIn(text: string): Span[] {
  const spelled = spelledPhonesIn(text);
  const figures = shadedMoments(shaded(text, spelled));
  const dialled = [...figures.matchAll(WIDE_ROW)].flatMap((row) => dialledIn(row, figures));
  const undialled = shaded(figures, dialled);
  const apart = halvesIn(undialled);
  const rest = shaded(undialled, apart);
  const others = [...rest.matchAll(NARROW_ROW)].filter(
    (row) => !isInnocent(row, rest) && !isReference(row, rest),
  );
  return [...spelled, ...dialled, ...apart, ...others.map(spanOf)];
}

const spanOf = (row: RegExpExecArray): Span => [row.index, row.index + row[0].length];

/** The British numbers in a row of figures: from where a group of them begins like one to where one ends. */
function dialledIn(row: RegExpExecArray, text: string): Span[] {
  if (isInnocent(row, text)) return [];
  const found: Span[] = [];
  const groups = [...row[0].matchAll(GROUP)];
  for (let place = 0; place < groups.length; place++) {
    const length = groupsOfNumber(groups.slice(place, place + MOST_GROUPS).map(figuresOf));
    const [first, last] = [groups[place], groups[place + length - 1]];
    if (length === 0 || !first || !last) continue;
    const number = row[0].slice(first.index, last.index + last[0].length);
    const from = row.index + first.index + (OPENED_ONLY.exec(number)?.[0].length ?? 0);
    found.push([from, row.index + last.index + last[0].length]);
    place += length - 1;
  }
  return found;
}

/** Brackets that are closed behind the number belong to the text around it. */
const OPENED_ONLY = /^[([]\s?(?![^)\]]*[)\]])/;

/** Figures that stand together, with the signs of a number before them. */
const GROUP = /(?:[([]\s?)?(?:\+\s?)?(?<![a-km-np-z])[\doOIlSBZ]+/g;
/** With a code of the country each figure may stand alone. */
const MOST_GROUPS = 15;

const figuresOf = ([group]: RegExpExecArray): string =>
  group.replace(/[([\s]/g, '').replace(/[oOIlSBZ]/g, (letter) => FIGURES[letter] ?? letter);

const FIGURES: Record<string, string> = { o: '0', O: '0', I: '1', l: '1', S: '5', B: '8', Z: '2' };

/** How many of the groups make a number that can be dialled here; as many as can be, none if they do not begin one. */
function groupsOfNumber(groups: string[]): number {
  let figures = '';
  let most = 0;
  for (const [place, group] of groups.entries()) {
    figures += group;
    if (figures.length > LONGEST) break;
    if (DIALLED.test(figures)) most = place + 1;
  }
  return most;
}

const LONGEST = '0044'.length + 11;
const DIALLED = /^(?:0[1-35789]\d{8,9}|(?:\+44|0044)0?[1-35789]\d{8,9}|440?[1-3578]\d{9})$/;

/** A mobile number whose second half follows after some words. */
const HALVES = /(?<![\p{L}\d])07\d{3}(?=(?<words>\D{1,40})(?<rest>\d{3}\s?\d{3})(?!\d))/gu;

const halvesIn = (text: string): Span[] =>
  [...text.matchAll(HALVES)].flatMap((half): Span[] => {
    const { words = '', rest = '' } = half.groups ?? {};
    const [from, to] = spanOf(half);
    const second = to + words.length;
    return [
      [from, to],
      [second, second + rest.length],
    ];
  });

/** Whether there are figures for one, among letters that pass for figures, or words for a spelled one. */
export const mayHoldPhone = (text: string): boolean => holdsDigits(text, 2) || mayHoldSpelled(text);

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
