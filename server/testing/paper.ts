import { getDocumentProxy } from 'unpdf';

/** A text on a page, in points from the left and from the foot; letters reach from its bottom to its top. */
export type Box = {
  page: number;
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
  baseline: number;
};

/** What a PDF says, page by page and line by line from the top, as somebody reads it: `Total paid | £114.00`. */
export async function linesOf(pdf: Uint8Array): Promise<string[]> {
  return (await pagesOf(pdf)).flat();
}

/** The same, each page by itself. */
export async function pagesOf(pdf: Uint8Array): Promise<string[][]> {
  const pages = Map.groupBy(await boxesOf(pdf), ({ page }) => page);
  return [...pages.values()].map(linesOn);
}

/** The texts of a PDF with their places: what stands side by side without a gap is one text. */
export async function boxesOf(pdf: Uint8Array): Promise<Box[]> {
  const lines = Map.groupBy(await piecesOf(pdf), ({ page, baseline }) => `${page} ${Math.round(baseline)}`);
  return [...lines.values()].flatMap(joined);
}

/** Each piece that was drawn in one go, in the order of the file, which is the one of reading. */
export async function piecesOf(pdf: Uint8Array): Promise<Box[]> {
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: paper.numPages }, (_, page) => page + 1);
  const pages = await Promise.all(numbers.map(async (page) => (await paper.getPage(page)).getTextContent()));
  return pages.flatMap(({ items }, page) =>
    items.filter((item) => 'str' in item && isSeen(item)).map((item) => boxOf(item as Item, page)),
  );
}

/** All that a PDF says, in the order of reading and without spaces, which depend on where its lines break. */
export const saidIn = async (pdf: Uint8Array): Promise<string> =>
  (await piecesOf(pdf))
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

/** Texts that are drawn over each other, in pairs. */
export function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter((other) => one.page === other.page && meets(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** How far from the left edge of its page each of these texts begins, in points; null for one that nobody wrote. */
export async function leftsOf(pdf: Uint8Array, ...texts: string[]): Promise<(number | null)[]> {
  const boxes = await boxesOf(pdf);
  return texts.map((text) => {
    const box = boxes.find((one) => one.text === text);
    return box ? Math.round(box.left) : null;
  });
}

type Item = { str: string; transform: number[]; width: number };

/** Farther apart than two words, and nearer than two columns; and half as far as two words. */
const [GAP, SPACE] = [7, 1];
/** So far the letters of any script reach above and below the line on which they stand, in parts of their size. */
const [ABOVE, BELOW] = [0.88, 0.2];

/** The reader writes a space for the gap between two columns, too. */
const isSeen = ({ str, width }: { str: string; width: number }): boolean =>
  width > 0 && (str.trim() !== '' || width < GAP);

function boxOf({ str, transform, width }: Item, page: number): Box {
  const [size = 0, , , , left = 0, baseline = 0] = transform;
  const [right, bottom, top] = [left + width, baseline - BELOW * size, baseline + ABOVE * size];
  return { page, text: str, left, right, bottom, top, baseline };
}

function joined(line: readonly Box[]): Box[] {
  const groups: Box[][] = [];
  for (const piece of line.toSorted((a, b) => a.left - b.left)) {
    const group = groups.at(-1);
    const right = Math.max(...(group ?? []).map((one) => one.right));
    if (group && piece.left - right < GAP) group.push(piece);
    else groups.push([piece]);
  }
  return groups
    .map((group) => boxAround(line.filter((piece) => group.includes(piece))))
    .filter(({ text }) => text);
}

function boxAround(pieces: readonly Box[]): Box {
  const [first] = pieces;
  if (!first) throw new Error('a text has no pieces');
  // The reader leaves out some spaces of a line that runs from right to left.
  const text = pieces.reduce((said, piece, place) => {
    const before = pieces[place - 1];
    return before && gapBetween(before, piece) > SPACE ? `${said} ${piece.text}` : said + piece.text;
  }, '');
  return {
    ...first,
    text: text.replace(/ +/g, ' ').trim(),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    bottom: Math.min(...pieces.map(({ bottom }) => bottom)),
    top: Math.max(...pieces.map(({ top }) => top)),
  };
}

const gapBetween = (one: Box, other: Box): number =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right);

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

function linesOn(boxes: readonly Box[]): string[] {
  const lines = Map.groupBy(boxes, ({ baseline }) => Math.round(baseline));
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.left - b.left)
        .map(({ text }) => text)
        .join(' | '),
    );
}
