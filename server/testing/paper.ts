import { getDocumentProxy } from 'unpdf';

/** A piece of text on a page: where its line stands, counted from the foot of the page, and where it begins. */
type Piece = { str: string; transform: number[] };

/** What a PDF says, line by line from the top, as somebody reads it: `Total paid | £114.00`. */
export async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await paper.getPage(1)).getTextContent();
  const pieces = items.filter((item): item is typeof item & Piece => 'str' in item && item.str.trim() !== '');
  const lines = Map.groupBy(pieces, ({ transform }) => Math.round(transform[5] ?? 0));
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .toSorted((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0))
        .map(({ str }) => str.trim())
        .join(' | '),
    );
}
