import type { Fetching } from './worker-events.ts';

/**
 * The worker's second cache. Icons hardly ever change, so they outlive a release,
 * which the other files do not; that is why they need bounds of their own.
 */
export const ICONS = 'static-icons';

const MOST = 50;
const GOOD_FOR_MS = 168 * 3_600_000;
const KEPT_AT = 'x-kept-at';

export const isIcon = (pathname: string): boolean => /^\/assets\/[^/]+[.]svg$/.test(pathname);

/** From the cache while it is good, else from the server. */
export async function icon(event: Fetching): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(ICONS);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept && isGood(kept)) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic') {
    const copy = answer.clone();
    // Where the device is full, the next page fetches it again.
    event.waitUntil(keep(cache, request, copy).catch(() => undefined));
  }
  return answer;
}

const keptAt = (answer: Response): number => Number(answer.headers.get(KEPT_AT));
const isGood = (answer: Response): boolean => Date.now() - keptAt(answer) < GOOD_FOR_MS;

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await cache.put(request, new Response(await answer.blob(), { headers }));
  await sweep(cache);
}

/** What has expired goes, and of the others the oldest. */
async function sweep(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const entries = await Promise.all(
    requests.map(async (request) => ({ request, answer: await cache.match(request, { ignoreVary: true }) })),
  );
  const good = entries
    .flatMap(({ request, answer }) => (answer && isGood(answer) ? [{ request, at: keptAt(answer) }] : []))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST);
  const stays = new Set(good.map(({ request }) => request.url));
  await Promise.all(requests.filter(({ url }) => !stays.has(url)).map((request) => cache.delete(request)));
}
