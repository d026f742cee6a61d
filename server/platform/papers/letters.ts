/** A face by the names that its two weights have in the document, and the letters that it has. */
export type Face = { regular: string; bold: string; has: ReadonlySet<number> };

/** The product's own face first, then those for what it lacks. */
export type Faces = readonly [own: Face, ...further: Face[]];

/** Letters in a row that one face draws. */
export type Span = { start: number; end: number; face: Face };

export type Paragraph = { text: string; spans: readonly Span[] };

/** Stands for a sign that no face has; our own face has this one. */
export const MISSING = '◊';

const SIGNS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people take for one letter, marks included. */
export const signsOf = (text: string): string[] => Array.from(SIGNS.segment(text), ({ segment }) => segment);

/** What shows as nothing: controls, joiners, marks of direction, and what Unicode says may be left out. */
const UNSEEN = /[\p{C}\p{DI}]/gu;
/** The same without the two joiners, which in some scripts decide how a letter looks. */
const UNSEEN_BUT_JOINERS = /(?![\u200c\u200d])[\p{C}\p{DI}]/gu;
const JOINS = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/**
 * The paragraphs of a text in the letters that the faces have. A letter that no face has stands in another form that one
 * has; one with a mark that no face has stands without it; any other is marked as missing. Nothing is left that a
 * writer set to turn the direction of a line, since it can make a line read as something else.
 */
export function inLettersOf(faces: Faces, text: string): Paragraph[] {
  const plain = text.normalize('NFC').replaceAll('\r\n', '\n').replace(/\t/g, ' ');
  const lines = plain.split('\n');
  // Apart from the first word of the next one for whoever has the text read aloud or copies it.
  return lines.map((line, place) => paragraphOf(faces, place < lines.length - 1 ? `${line} ` : line));
}

function paragraphOf(faces: Faces, line: string): Paragraph {
  const spans: Span[] = [];
  let text = '';
  for (const sign of signsOf(line)) {
    const { stands, face } = standsFor(faces, sign);
    const [start, last] = [text.length, spans.at(-1)];
    text += stands;
    if (last?.face === face) last.end = text.length;
    else if (stands) spans.push({ start, end: text.length, face });
  }
  return { text, spans };
}

type Stands = { stands: string; face: Face };

function standsFor(faces: Faces, sign: string): Stands {
  const [own, ...further] = faces;
  if (/^\p{Z}$/u.test(sign)) return { stands: sign === '\u00a0' ? sign : ' ', face: own };
  const seen = sign.replace(UNSEEN, '');
  const joined = JOINS.test(sign) ? sign.replace(UNSEEN_BUT_JOINERS, '') : seen;
  return (
    drawnBy([own], [seen]) ??
    drawnBy(further, [joined, seen]) ??
    drawnBy(faces, [seen.normalize('NFKC'), withoutMarks(seen)]) ?? { stands: MISSING, face: own }
  );
}

function drawnBy(faces: readonly Face[], forms: readonly string[]): Stands | undefined {
  for (const stands of forms) {
    const face = faces.find(({ has }) => Array.from(stands).every((letter) => has.has(codeOf(letter))));
    if (face) return { stands, face };
  }
  return undefined;
}

/** The letters of a text that a face lacks, in each form in which they may stand. */
export function lackedBy({ has }: Pick<Face, 'has'>, text: string): number[] {
  const forms = text.normalize('NFC') + text.normalize('NFKC');
  return [...new Set(Array.from(forms, codeOf))].filter((letter) => !has.has(letter));
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

const withoutMarks = (sign: string): string => sign.normalize('NFKD').replace(/\p{M}/gu, '');
