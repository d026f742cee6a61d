import { inLettersOf, MISSING } from './letters.ts';

export type Doc = PDFKit.PDFDocument;
type Element = ReturnType<Doc['struct']>;
type Kind = 'P' | 'H1' | 'H2' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Span';

/** What draws: the paper, the part of its outline that is being written, and the letters of the face. */
export type Pen = {
  doc: Doc;
  into: Element;
  face: ReadonlySet<number>;
  /** Set once a letter was asked for that the face does not have. */
  lacks: { letters: boolean };
};

type Written = { as: Kind; text: string; draw: (text: string) => unknown };

/** A pen that writes into the outline of this paper. */
export function penFor(doc: Doc): Pen {
  const into = doc.struct('Document');
  doc.addStructure(into);
  return { doc, into, face: lettersOf(doc), lacks: { letters: false } };
}

/** pdfkit tells how wide a letter is, whether the face has it or not. */
type Opened = { _font: { font: { characterSet: number[] } } };

const lettersOf = (doc: Doc): ReadonlySet<number> =>
  new Set((doc as unknown as Opened)._font.font.characterSet);

/** The text as it will stand. */
export const shown = ({ face }: Pen, text: string): string => inLettersOf(face, text);

/** Draws a piece of text. Where a letter of it is missing, who reads it aloud or copies it gets what was written. */
export function write(pen: Pen, { as, text, draw }: Written): void {
  const stands = shown(pen, text);
  const isWhole = !stands.includes(MISSING) || text.includes(MISSING);
  if (!isWhole) pen.lacks.letters = true;
  const piece = pen.doc.struct(as, isWhole ? {} : { actual: text }, () => void draw(stands));
  pen.into.add(piece);
  piece.end();
}

/** Writes what belongs together into a part of the outline of its own. */
export function within(pen: Pen, as: Kind, draw: (inner: Pen) => void): void {
  const into = pen.doc.struct(as);
  pen.into.add(into);
  draw({ ...pen, into });
  into.end();
}

/** A new page where so much does not fit on this one and would on another. */
export function makeRoom(doc: Doc, height: number): void {
  const { top } = doc.page.margins;
  const isLess = height <= doc.page.maxY() - top;
  if (isLess && doc.y > top && doc.y + height > doc.page.maxY()) doc.addPage();
}

/** What is nothing to be read: lines and the feet of pages. */
export function adorn(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}
