import type { ApiClient } from '../../api-client.ts';
import { pageRequest } from '../../page-request.ts';

const GOOD_FOR_MS = 10_000;

type Ask<T> = (api: ApiClient) => Promise<T>;

/**
 * An answer that is the same for everybody. On the server one serves the pages of ten seconds, which is half of
 * the time it takes to draw the home page; the browser asks for itself.
 */
export function sharedAnswer<T>(ask: Ask<T>): Ask<T> {
  let known: { answer: Promise<T>; until: number } | undefined;
  return (api) => {
    if (!pageRequest()) return ask(api);
    const now = performance.now();
    if (known && now < known.until) return known.answer;
    const answer = ask(api);
    known = { answer, until: now + GOOD_FOR_MS };
    // A failure is nobody else's: the next page asks again.
    answer.catch(() => {
      known = undefined;
    });
    return answer;
  };
}
