/** Of the room, what addresses with a query may take: anybody can make up as many of them as they like. */
const SHARE_OF_QUERIES = 1 / 4;
/** So many addresses with a query are remembered that somebody has asked for. */
const REMEMBERED = 1_000;

type Shelved = { page: { bytes(): number } };

/**
 * Pages by their addresses, in no more bytes than are given. The page that nobody has asked for longest goes first. One
 * with a query is taken when it is asked for a second time, so that those who make up queries drive nothing out.
 */
export function shelfOf<Page extends Shelved>(most: number) {
  // What was used last stands last: the order of a `Map` is that of putting in.
  const pages = new Map<string, Page>();
  const isAskedAgain = rememberer();
  const shrink = (paths: string[], room: number): void => {
    let bytes = paths.reduce((sum, path) => sum + (pages.get(path)?.page.bytes() ?? 0), 0);
    for (const path of paths) {
      if (bytes <= room) return;
      bytes -= pages.get(path)?.page.bytes() ?? 0;
      pages.delete(path);
    }
  };
  const fit = (): void => {
    shrink([...pages.keys()].filter(hasQuery), most * SHARE_OF_QUERIES);
    shrink([...pages.keys()], most);
  };
  const put = (path: string, kept: Page): void => {
    pages.delete(path);
    if (kept.page.bytes() > most) return;
    pages.set(path, kept);
    fit();
  };
  const use = (path: string): Page | undefined => {
    const kept = pages.get(path);
    if (kept) {
      pages.delete(path);
      pages.set(path, kept);
    }
    return kept;
  };
  const takes = (path: string): boolean => !hasQuery(path) || pages.has(path) || isAskedAgain(path);
  return { fit, put, use, takes };
}

const hasQuery = (path: string): boolean => path.includes('?');

/** Tells of an address whether it was asked for before, not too long ago. */
function rememberer(): (path: string) => boolean {
  const asked = new Set<string>();
  return (path) => {
    const isKnown = asked.delete(path);
    asked.add(path);
    for (const oldest of asked) {
      if (asked.size <= REMEMBERED) break;
      asked.delete(oldest);
    }
    return isKnown;
  };
}
