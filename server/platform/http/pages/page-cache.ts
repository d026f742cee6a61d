import { LRUCache } from 'lru-cache';

/** Of the room, what addresses with a query may take: anybody can make up as many of them as they like. */
const SHARE_OF_QUERIES = 1 / 4;
/** So many addresses with a query are remembered that somebody has asked for. */
const REMEMBERED = 1_000;

type Cached = { page: { bytes: number } };

/**
 * Pages by their addresses, in no more bytes than are given. The page that nobody has asked for longest goes first. One
 * with a query is taken when it is asked for a second time, so that those who make up queries drive nothing out.
 */
export function pageCache<Page extends Cached>(most: number) {
  const cache = (maxSize: number) =>
    new LRUCache<string, Page>({ maxSize: Math.max(1, maxSize), sizeCalculation: ({ page }) => page.bytes });
  const queried = cache(most * SHARE_OF_QUERIES);
  const plain = cache(most * (1 - SHARE_OF_QUERIES));
  const asked = new LRUCache<string, true>({ max: REMEMBERED });
  const of = (path: string) => (path.includes('?') ? queried : plain);
  return {
    put: (path: string, kept: Page): void => void of(path).set(path, kept),
    use: (path: string): Page | undefined => of(path).get(path),
    takes(path: string): boolean {
      if (of(path) === plain || queried.has(path) || asked.has(path)) return true;
      asked.set(path, true);
      return false;
    },
  };
}
