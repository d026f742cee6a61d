import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { offeredCategories } from '../catalogue/index.ts';
import { countByArea, slugOf } from './areas.ts';
import { spotsOfAll } from './directory.queries.ts';
import { countProfiles, publicProfiles, type PublicProfile, startsOfParts } from './sitemap.queries.ts';

/** The sitemaps protocol allows so many addresses in one file. */
const MOST_ADDRESSES = 50_000;
const BATCH = 1_000;

/** Pages that are there, no matter who has joined. */
export const FIXED_PAGES = [
  '/',
  '/post-a-job',
  '/post-job',
  '/trades',
  '/get-more-leads',
  '/packages',
  '/contact-us',
  '/list-order',
  '/review-policy',
  '/complaints',
  '/accessibility',
  '/terms-of-use',
  '/privacy-policy',
  '/cookies',
];

/** The parts that name pages, beside those that are named after a business: `pages`, `pages-2` and so on. */
const PAGES = /^pages(?:-([2-9]|[1-9]\d{1,3}))?$/;
const pagesPart = (place: number) => (place === 0 ? 'pages' : `pages-${place + 1}`);

export type SitemapOptions = Pick<Market, 'db' | 'clock' | 'placesOn'> & { appUrl: string; most?: number };

/**
 * Tells search engines which pages there are. One file while it may hold them all, else an index of parts;
 * a part of profiles is known by the first business in it, so that the parts stay as they are when others join.
 */
export function mountSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { db, appUrl, most = MOST_ADDRESSES } = options;
  const schema = { hide: true };
  const pagesNow = kept(options);
  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const [pages, profilesCount] = await Promise.all([pagesNow(), countProfiles(db)]);
    reply.headers(XML_HEADERS);
    if (pages.length + profilesCount <= most) return Readable.from(whole(options, pages));
    return indexOf(
      [...chunked(pages, most).map((_, place) => pagesPart(place)), ...(await startsOfParts(db, most))],
      appUrl,
    );
  });
  app.get<{ Params: { from: string } }>('/sitemap/:from.xml', { schema }, async ({ params }, reply) => {
    const named = PAGES.exec(params.from);
    if (named) {
      const some = chunked(await pagesNow(), most)[Number(named[1] ?? 1) - 1];
      if (!some) throw notFound();
      return reply.headers(XML_HEADERS).send(file(pageEntries(some, appUrl)));
    }
    if (!isId(params.from)) throw notFound();
    return reply.headers(XML_HEADERS).send(Readable.from(part(options, { size: most, from: params.from })));
  });
}

const KEPT_MS = 60_000;

/** Counting every trade in every area takes a tenth of a second in a large market: once a minute is enough. */
function kept(options: SitemapOptions): () => Promise<string[]> {
  let known: { pages: Promise<string[]>; until: number } | null = null;
  return () => {
    const now = options.clock.now().getTime();
    if (known && now < known.until) return known.pages;
    const pages = pagesOf(options);
    known = { pages, until: now + KEPT_MS };
    pages.catch(() => {
      known = null;
    });
    return pages;
  };
}

/** Every page but the profiles: a few thousand, since a trade has at most as many as there are areas. */
async function pagesOf({ db, clock, placesOn }: SitemapOptions): Promise<string[]> {
  const areas = placesOn(db).areas();
  const [trades, spots] = await Promise.all([offeredCategories(db), spotsOfAll(db, { now: clock.now() })]);
  const spotsOf = Map.groupBy(spots, ({ category_id }) => category_id);
  const ofTrade = ({ id, slug }: { id: string; slug: string }) => {
    const counts = countByArea(areas, spotsOf.get(id) ?? []);
    return areas.filter(({ code }) => counts.has(code)).map((area) => `/trades/${slug}/${slugOf(area)}`);
  };
  return [...FIXED_PAGES, ...trades.flatMap((trade) => [`/trades/${trade.slug}`, ...ofTrade(trade)])];
}

const chunked = (pages: string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(pages.length / most) }, (_, place) =>
    pages.slice(place * most, (place + 1) * most),
  );

const XML_HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const START = `${HEAD}<urlset ${SPACE}>\n`;
const END = '</urlset>\n';

function indexOf(starts: string[], appUrl: string): string {
  const parts = starts.map(
    (from) => `<sitemap><loc>${escaped(`${appUrl}/sitemap/${from}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${SPACE}>\n${parts.join('')}</sitemapindex>\n`;
}

async function* whole(options: SitemapOptions, pages: string[]): AsyncGenerator<string> {
  const { most = MOST_ADDRESSES } = options;
  yield START + pageEntries(pages, options.appUrl);
  yield* profiles(options, { size: most - pages.length, from: null });
  yield END;
}

type Part = { size: number; from: string | null };

async function* part(options: SitemapOptions, asked: Part): AsyncGenerator<string> {
  yield START;
  yield* profiles(options, asked);
  yield END;
}

/** Batch by batch: a file is never whole in memory. */
async function* profiles({ db, appUrl }: SitemapOptions, { size, from }: Part): AsyncGenerator<string> {
  let next = { from, isAfter: false };
  for (let left = size; left > 0; left -= BATCH) {
    const listed = await publicProfiles(db, { ...next, size: Math.min(BATCH, left) });
    yield listed.map((profile) => profileEntry(profile, appUrl)).join('');
    const last = listed.at(-1);
    if (!last || listed.length < BATCH) break;
    next = { from: last.id, isAfter: true };
  }
}

const file = (entries: string): string => START + entries + END;

const pageEntries = (pages: string[], appUrl: string): string =>
  pages.map((path) => entry(`${appUrl}${path}`)).join('');

const profileEntry = ({ id, changed_at }: PublicProfile, appUrl: string): string =>
  entry(`${appUrl}/business/${id}`, changed_at);

const entry = (address: string, changedAt?: Date): string =>
  `<url><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
