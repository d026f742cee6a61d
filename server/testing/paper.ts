import { getDocumentProxy } from 'unpdf';

/** A piece of text on a page: where its line stands, counted from the foot of the page, and where it begins. */
type Piece = { str: string; transform: number[] };

/** What a PDF says, page by page and line by line from the top, as somebody reads it: `Total paid | £114.00`. */
export async function linesOf(pdf: Uint8Array): Promise<string[]> {
  return (await pagesOf(pdf)).flat();
}

/** The same, each page by itself. */
export async function pagesOf(pdf: Uint8Array): Promise<string[][]> {
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: paper.numPages }, (_, page) => page + 1);
  return Promise.all(numbers.map(async (number) => linesOn(await paper.getPage(number))));
}

/** How far from the left edge of its page each of these pieces begins, in points; null for one that nobody wrote. */
export async function leftsOf(pdf: Uint8Array, ...texts: string[]): Promise<(number | null)[]> {
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await paper.getPage(1)).getTextContent();
  return texts.map((text) => {
    const piece = items.find((item) => 'str' in item && item.str === text) as Piece | undefined;
    return piece ? Math.round(piece.transform[4] ?? 0) : null;
  });
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function linesOn(page: Page): Promise<string[]> {
  const { items } = await page.getTextContent();
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
