import type { PageRequest } from '../../../../contract/page.ts';
import { isDatabaseAway } from '../../db/db.ts';
import { isForEverybody, type KeptPage, keptPage } from './kept-page.ts';
import { type Contents, isUpToDate, type MadeOf, pageReads } from './page-reads.ts';
import { pageCache } from './page-cache.ts';

/** How old the clock in a page may be: `3 minutes ago` is counted from when it was drawn. */
const KEPT_MS = 60_000;
/** And while the database is away. */
const KEPT_WHILE_AWAY_MS = 3_600_000;

type Draw = (page: Request, context: PageRequest) => Promise<Response>;
type Kept = { page: KeptPage; madeOf: MadeOf; from: number };
/** A page that was drawn to be kept, or an answer for who asked and nobody else. */
type Drawn = { kept: Kept } | { answer: Response };

export type KeptPages = {
  /**
   * The page as everybody without a session sees it, as the database has it now; or an answer for this request alone; or
   * null where the request has to be answered by itself. The path has a query only if the page is drawn from it.
   */
  find(path: string, context: PageRequest): Promise<KeptPage | Response | null>;
};

export type KeepOptions = {
  draw: Draw;
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
  const drawing = new Map<string, Promise<Drawn>>();

  const begin = (wanted: Wanted): Promise<Drawn> => {
    const drawn = drawOnce(wanted).finally(() => drawing.delete(wanted.path));
    drawing.set(wanted.path, drawn);
    return drawn;
  };

  const current = async (path: string, now: number): Promise<KeptPage | null> => {
    const kept = cache.use(path);
    if (!kept) return null;
    const isRight = await isUpToDate(contents, kept.madeOf).catch(unknownIfAway);
    return (isRight === null ? isShownWhileAway(kept, now) : isRight && isInTime(kept, now))
      ? kept.page
      : null;
  };

  return {
    async find(path, context) {
      const now = Date.parse(context.now);
      const known = await current(path, now);
      if (known) return known;
      if (!cache.takes(path)) return null;
      const others = drawing.get(path);
      const drawn = await (others ?? begin({ draw, contents, path, context }));
      if ('answer' in drawn) return others ? null : drawn.answer;
      if (!others) cache.put(path, drawn.kept);
      // Another request's drawing may have read before this request came.
      return others ? current(path, now) : drawn.kept.page;
    },
  };
}

const isInTime = ({ from, madeOf }: Kept, now: number): boolean =>
  Math.abs(now - from) < KEPT_MS && now < madeOf.until;

/** Without the database nobody knows whether a page still is right. Most are, and the other choice is none at all. */
const isShownWhileAway = ({ from }: Kept, now: number): boolean => Math.abs(now - from) < KEPT_WHILE_AWAY_MS;

function unknownIfAway(error: unknown): null {
  if (!isDatabaseAway(error)) throw error;
  return null;
}

type Wanted = { draw: Draw; contents: Contents; path: string; context: PageRequest };

async function drawOnce({ draw, contents, path, context }: Wanted): Promise<Drawn> {
  const { now, appUrl, nonce } = context;
  const { call, madeOf } = pageReads(contents, new Date(now), context.call);
  // Only dashboards differ by who has a phone.
  const answer = await draw(new Request(`${appUrl}${path}`), { ...context, call, isPhone: false });
  const made = madeOf();
  if (!made || !isForEverybody(answer)) return { answer };
  const page = keptPage({ html: await answer.text(), headers: answer.headers, nonce });
  return { kept: { page, madeOf: made, from: Date.parse(now) } };
}
