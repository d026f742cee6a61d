import { type Cell, drawLines, type Laid, lay } from './cells.ts';
import { type Element, makeRoom, type Pen, turnPage } from './pen.ts';

/**
 * Draws rows of texts, each row below the longest text of the one before: together on a page if they fit on one, and
 * else over as many as they take.
 */
export function flow(pen: Pen, ...rows: readonly Cell[][]): void {
  const laid = rows.map((row) => row.filter(({ text }) => text !== '').map((cell) => lay(pen, cell)));
  makeRoom(pen, sumOf(laid.map(heightOf)));
  for (const row of laid) drawRow(pen, row);
}

/** How much of a page these rows take. */
export const heightFor = (pen: Pen, ...rows: readonly Cell[][]): number =>
  sumOf(rows.map((row) => heightOf(row.map((cell) => lay(pen, cell)))));

const heightOf = (row: readonly Laid[]): number =>
  Math.max(0, ...row.map((cell) => dropOf(row, cell) + linesHeight(cell)));

const linesHeight = ({ lines }: Laid): number => sumOf(lines.map(({ height }) => height));

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/** How far below the top of its row a text begins, so that the first lines of the row share their base line. */
const dropOf = (row: readonly Laid[], cell: Laid): number =>
  Math.max(...row.map(firstAscent)) - firstAscent(cell);

const firstAscent = ({ lines }: Laid): number => lines[0]?.ascent ?? 0;

type Written = { cell: Laid; element: Element };

/** Page by page, and on a page column by column: that is how it is read aloud and copied. */
function drawRow(pen: Pen, row: readonly Laid[]): void {
  const written = row.map((cell) => ({ cell, element: elementFor(pen, cell) }));
  for (let left: readonly Written[] = written; left.length > 0; ) {
    left = drawOnPage(pen, left);
    if (left.length > 0) turnPage(pen);
  }
  for (const { element } of written) element.end();
}

/** Draws what fits on this page, and answers what is left for the next one. */
function drawOnPage({ doc }: Pen, row: readonly Written[]): Written[] {
  const top = doc.y;
  const cells = row.map(({ cell }) => cell);
  const drawn = row.map(({ cell, element }) => {
    const from = top + dropOf(cells, cell);
    const fits = linesThatFit(cell, doc.page.maxY() - from);
    const here = { ...cell, lines: cell.lines.slice(0, fits) };
    if (fits > 0) element.add(() => drawLines(doc, here, from));
    const left = { ...cell, lines: cell.lines.slice(fits) };
    return { bottom: from + linesHeight(here), left: { cell: left, element } };
  });
  doc.y = Math.max(...drawn.map(({ bottom }) => bottom));
  return drawn.map(({ left }) => left).filter(({ cell }) => cell.lines.length > 0);
}

function linesThatFit({ lines }: Laid, room: number): number {
  let height = 0;
  const first = lines.findIndex((line) => (height += line.height) > room);
  return first === -1 ? lines.length : first;
}

/** Where a letter of it is missing, or it turns, whoever has it read aloud or copies it gets what was written. */
function elementFor({ doc, into, state }: Pen, cell: Laid): Element {
  const { as, text, lines, isWhole } = cell;
  if (!isWhole) state.lacksLetters = true;
  const isTurned = lines.some(({ isRightToLeft }) => isRightToLeft);
  const element = doc.struct(as, isWhole && !isTurned ? {} : { actual: text });
  (cell.into ?? into).add(element);
  return element;
}
