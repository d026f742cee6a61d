/** Stands for a sign that our face does not have; it has this one. */
export const MISSING = '◊';

const SIGNS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What shows as nothing: controls, joiners, marks of direction, and what Unicode says may be left out. */
const UNSEEN = /[\p{C}\p{DI}]/gu;

/**
 * A text in the letters that a face has, for what draws each alone. A letter that it has in another form stands in that
 * form, one with a mark that it has not stands without the mark, and any other is marked as missing. Nothing is left of
 * what turns the direction of a line, since no letter that our face has runs from right to left.
 */
export function inLettersOf(face: ReadonlySet<number>, text: string): string {
  const plain = text.normalize('NFC').replaceAll('\r\n', '\n').replace(/\t/g, ' ');
  return [...SIGNS.segment(plain)].map(({ segment }) => signOf(face, segment)).join('');
}

function signOf(face: ReadonlySet<number>, sign: string): string {
  if (sign === '\n') return sign;
  if (/^[\p{Z}\u2028\u2029]$/u.test(sign)) return sign === '\u00a0' ? sign : ' ';
  const seen = sign.replace(UNSEEN, '');
  const forms = [seen, seen.normalize('NFKC'), withoutMarks(seen)];
  return forms.find((form) => isDrawn(face, form)) ?? MISSING;
}

const isDrawn = (face: ReadonlySet<number>, form: string): boolean =>
  Array.from(form).every((letter) => face.has(letter.codePointAt(0) ?? 0));

const withoutMarks = (sign: string): string => sign.normalize('NFKD').replace(/\p{M}/gu, '');
