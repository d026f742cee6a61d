import type { PageRequest } from '../../../../contract/page.ts';
import { isDatabaseAway } from '../../db/db.ts';
import { isForEverybody, type KeptPage, keptPage } from './kept-page.ts';
import { type Contents, isUpToDate, type MadeOf, type PageReads } from './page-reads.ts';
import { pageCache } from './page-cache.ts';

/** How old the clock in a page may be: `3 minutes ago` is counted from when it was drawn. */
const KEPT_MS = 60_000;
/** And while the database is away: nobody knows then whether a page still is right. Most are, and the other choice is none. */
const KEPT_WHILE_AWAY_MS = 3_600_000;

type Kept = { page: KeptPage; madeOf: MadeOf; from: number };
type Asked = { context: PageRequest; madeOf: PageReads['madeOf'] };

export type KeptPages = {
  /**
   * The page as everybody without a session sees it, as the database has it now; or an answer for this request alone; or
   * null where the request has to be answered by itself. The path has a query only if the page is drawn from it.
   */
  find(path: string, asked: Asked): Promise<KeptPage | Response | null>;
};

export type KeepOptions = {
  draw: (page: Request, context: PageRequest) => Promise<Response>;
  contents: Contents;
  /** The most bytes of pages and their packed copies. */
  bytes: number;
};

/**
 * Pages that everybody without a session sees alike, drawn once and kept until what they are made of changes: whatever any
 * process has committed before a request came is in its answer, unless the database is away. They are drawn for a request of
 * our own making, so that nothing of a visitor can get into another's page, and carry no nonce.
 */
export function keptPages({ draw, contents, bytes }: KeepOptions): KeptPages {
  const cache = pageCache<Kept>(bytes);
  const drawing = new Map<string, Promise<unknown>>();

  const current = async (path: string, now: number): Promise<KeptPage | null> => {
    const kept = cache.use(path);
    if (!kept) return null;
    const isRight = await isUpToDate(contents, kept.madeOf).catch(unknownIfAway);
    const longest = isRight === null ? KEPT_WHILE_AWAY_MS : KEPT_MS;
    return isRight !== false && Math.abs(now - kept.from) < longest ? kept.page : null;
  };

  const drawOnce = async (path: string, { context, madeOf }: Asked): Promise<KeptPage | Response> => {
    const { now, appUrl, nonce } = context;
    // Only dashboards differ by who has a phone.
    const answer = await draw(new Request(`${appUrl}${path}`), { ...context, isPhone: false });
    const made = madeOf();
    if (!made || !isForEverybody(answer)) return answer;
    const page = keptPage({ html: await answer.text(), headers: answer.headers, nonce });
    cache.put(path, { page, madeOf: made, from: Date.parse(now) });
    return page;
  };

  return {
    async find(path, asked) {
      const now = Date.parse(asked.context.now);
      const known = await current(path, now);
      if (known || !cache.takes(path)) return known;
      const others = drawing.get(path);
      // It may have read before this request came.
      if (others) return others.then(() => current(path, now));
      const drawn = drawOnce(path, asked).finally(() => drawing.delete(path));
      drawing.set(path, drawn);
      return drawn;
    },
  };
}

function unknownIfAway(error: unknown): null {
  if (!isDatabaseAway(error)) throw error;
  return null;
}
