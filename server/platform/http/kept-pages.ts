import { randomBytes } from 'node:crypto';
import type { PageRequest } from '../../../contract/page.ts';

/** How long what everybody sees may lag behind the database. */
export const KEPT_MS = 1_000;

/** A page that was drawn, and how often it may be handed out: everything in it but the nonce is for everybody. */
type Kept = { drawn: Promise<Drawn>; from: number };
type Drawn = { status: number; headers: Headers; html: string; nonce: string };

export type KeptPages = {
  /** Answers the page as it was drawn a moment ago, or draws it. */
  answer(path: string, context: PageRequest): Promise<Response>;
};

/**
 * Pages that everybody without a cookie sees alike, kept for a moment: a crowd at the door is drawn one page, not one
 * each. They are drawn for a request of our own making, so that nothing of a visitor can get into another's page, and
 * each visitor's copy has a nonce of its own. What could not be drawn is not kept.
 */
export function keptPages(draw: (page: Request, context: PageRequest) => Promise<Response>): KeptPages {
  const pages = new Map<string, Kept>();

  const drawn = async (path: string, context: PageRequest): Promise<Drawn> => {
    // Not the visitor's: the one it is drawn with is put out of every copy, and tells nobody anything.
    const nonce = randomBytes(16).toString('hex');
    const answer = await draw(new Request(`${context.appUrl}${path}`), { ...context, nonce });
    const { status, headers } = answer;
    return { status, headers, html: await answer.text(), nonce };
  };

  return {
    async answer(path, context) {
      const now = Date.parse(context.now);
      let kept = pages.get(path);
      if (!kept || Math.abs(now - kept.from) >= KEPT_MS) {
        kept = { drawn: drawn(path, context), from: now };
        pages.set(path, kept);
      }
      const forget = () => void (pages.get(path) === kept && pages.delete(path));
      const page = await kept.drawn.catch((error: unknown) => {
        forget();
        throw error;
      });
      if (page.status !== 200) forget();
      const html = page.html.replaceAll(page.nonce, context.nonce);
      return new Response(html, { status: page.status, headers: new Headers(page.headers) });
    },
  };
}
