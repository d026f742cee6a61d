import { LIGHT } from '../mail/colours.ts';
import { type Face, inLettersOf, MISSING } from './letters.ts';
import { type Line, linesOf } from './lines.ts';
import { type Doc, type Element, type Kind, opened, type Pen } from './pen.ts';

export type Style = { bold?: true; size?: number; soft?: true };

/** A text, and the column of the page in which it stands; in points. */
export type Cell = {
  as: Kind;
  text: string;
  x: number;
  width: number;
  style?: Style;
  align?: 'right';
  /** Where in the outline it belongs, if not where the pen is. */
  into?: Element;
};

/** A line with its own height, since faces differ in theirs, and how far it begins from the left of its column. */
export type Placed = Line & { ascent: number; height: number; inset: number };

/** A text in lines. */
export type Laid = Cell & { lines: readonly Placed[]; isWhole: boolean };

const TEXT = 10;
const LINE_GAP = 2;

/** Breaks a text into lines that its column holds. */
export function lay(pen: Pen, cell: Cell): Laid {
  const { doc, faces } = pen;
  const widthOf = (face: Face, text: string) => set(doc, face, cell.style).widthOfString(text);
  const paragraphs = inLettersOf(faces, cell.text);
  const lines = paragraphs.flatMap((paragraph) =>
    placed(
      linesOf(paragraph, { width: cell.width, widthOf }).map((line) => ({
        ...line,
        ...heightOf(pen, cell, line),
      })),
      cell,
    ),
  );
  const isWhole = cell.text.includes(MISSING) || !paragraphs.some(({ text }) => text.includes(MISSING));
  return { ...cell, lines, isWhole };
}

/** Draws lines of a text from this height on. */
export function drawLines(doc: Doc, { x, style, lines }: Laid, top: number): void {
  let y = top;
  for (const line of lines) {
    for (const run of line.runs)
      set(doc, run.face, style)
        .fillColor(style?.soft ? LIGHT.soft : LIGHT.ink)
        .text(run.text, x + line.inset + run.x, y + line.ascent, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
    y += line.height;
  }
}

const set = (doc: Doc, face: Face, { bold, size = TEXT }: Style = {}): Doc =>
  doc.font(bold ? face.bold : face.regular, size);

function heightOf({ doc, faces }: Pen, { style = {} }: Cell, line: Line): Pick<Placed, 'ascent' | 'height'> {
  const fonts = [faces[0], ...line.runs.map(({ face }) => face)].map((face) => opened(set(doc, face, style)));
  const scale = (style.size ?? TEXT) / 1000;
  const ascent = scale * Math.max(...fonts.map(({ ascender }) => ascender));
  const descent = scale * Math.min(...fonts.map(({ descender }) => descender));
  return { ascent, height: ascent - descent + LINE_GAP };
}

/**
 * The lines of a paragraph where they begin. What runs from right to left begins where its widest line ends, so that a
 * name stands at the left of its column as every other does.
 */
function placed(lines: readonly Omit<Placed, 'inset'>[], { align, width }: Cell): Placed[] {
  const widest = align ? width : Math.max(...lines.map((line) => line.width));
  return lines.map((line) => ({ ...line, inset: align || line.isRightToLeft ? widest - line.width : 0 }));
}
