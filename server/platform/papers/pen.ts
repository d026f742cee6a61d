import { furtherFor, OWN, type Weights } from './faces.ts';
import { type Face, type Faces, lackedBy } from './letters.ts';
import { TURNS } from './directions.ts';

export type Doc = PDFKit.PDFDocument;
export type Element = ReturnType<Doc['struct']>;
export type Kind = 'P' | 'H1' | 'H2' | 'Div' | 'Span';

/** What draws: the document, the part of its outline that is being written, and the faces. */
export type Pen = {
  doc: Doc;
  into: Element;
  faces: Faces;
  /** What the pen learns while it writes; one for all parts of the outline. */
  state: {
    /** Set once a letter was asked for that no face has. */
    lacksLetters: boolean;
    /** Drawn at the top of each page on which a table goes on. */
    repeats: (() => void) | null;
  };
};

/** All that is to be written, and what of it in bold. */
type Texts = { all: string; bold: string };

/** A pen that writes into the outline of this document, with the faces that have the letters of these texts. */
export async function penFor(doc: Doc, { all, bold }: Texts): Promise<Pen> {
  const own = faceOf(doc, 'own', OWN);
  const lacked = { letters: lackedBy(own, all), bold: lackedBy(own, bold) };
  const further = (await furtherFor(lacked)).map((weights, place) =>
    faceOf(doc, `further-${place}`, weights),
  );
  const into = doc.struct('Document');
  doc.addStructure(into);
  return { doc, into, faces: [own, ...further], state: { lacksLetters: false, repeats: null } };
}

function faceOf(doc: Doc, name: string, { regular, bold }: Weights): Face {
  // pdfkit opens a font anew each time if it has the same one under another name.
  const names = { regular: name, bold: bold === regular ? name : `${name}-bold` };
  doc.registerFont(names.regular, regular);
  doc.registerFont(names.bold, bold);
  return { ...names, has: new Set(opened(doc.font(names.regular)).font.characterSet) };
}

/** A font as pdfkit has it, and does not tell of; heights are in thousandths of its size. */
type Opened = {
  ascender: number;
  descender: number;
  font: { characterSet: number[] };
  /** The letters for which each glyph stands that was drawn. */
  unicode: number[][];
};
type Opening = { _font: Opened; _fontFamilies: Record<string, Opened> };

const opening = (doc: Doc): Opening => doc as unknown as Opening;

/** The font that is set. */
export const opened = (doc: Doc): Opened => opening(doc)._font;

/**
 * Ends the document. A glyph that stands for several letters from right to left, such as lam with alef, is told the way
 * it is seen, as a line of such letters is: whoever reads the text of a PDF turns both.
 */
export function endDocument(doc: Doc): void {
  // One font may stand there under two names.
  for (const font of new Set(Object.values(opening(doc)._fontFamilies)))
    font.unicode = font.unicode.map((letters) =>
      letters.every((letter) => TURNS.test(String.fromCodePoint(letter))) ? letters.toReversed() : letters,
    );
  doc.end();
}

/** Writes what belongs together into a part of the outline of its own. */
export function within(pen: Pen, as: Kind, draw: (inner: Pen) => void): void {
  const into = partFor(pen, as);
  draw({ ...pen, into });
  into.end();
}

/** A part of the outline, to be ended once all of it is written. */
export function partFor({ doc, into }: Pen, as: Kind): Element {
  const part = doc.struct(as);
  into.add(part);
  return part;
}

/** What is nothing to be read: lines, the feet of pages, and what stood on the page before. */
export function adorn(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}

/** A new page where so much does not fit on this one and would on another. */
export function makeRoom(pen: Pen, height: number): void {
  const { page, y } = pen.doc;
  const { top } = page.margins;
  const isLess = height <= page.maxY() - top;
  if (isLess && y > top && y + height > page.maxY()) turnPage(pen);
}

export function turnPage({ doc, state }: Pen): void {
  doc.addPage();
  state.repeats?.();
}
