/** A module of the build: its size, the pages that come with it, and the modules that it imports. */
export type Module = { id: string; size: number; pages: ReadonlySet<string>; needs: readonly string[] };

/** Modules that are fetched together: by all pages of `pages`, whether each of them needs all of it or not. */
type Chunk = { modules: Module[]; size: number; pages: Set<string>; needs: Set<Chunk> };

/**
 * How many of these a page may need, besides React, the first script and the bundler's own lines. A dashboard has one more
 * besides, of the parts that come later to a public page (chunks.ts).
 */
const MOST = 8;

/**
 * The name of the chunk of each module that any page needs. It begins with a chunk for each set of pages and joins two at
 * a time until no page needs more than it may; of all pairs the one that sends the fewest bytes in vain for the requests
 * saved. These count squared: a chunk that was joined for one page is carried along by all later joins, so a few joins
 * that help many pages end smaller than many that help one. A page that fetched one of the two fetches both, with all that they need.
 */
export function shareOut(modules: readonly Module[], most = MOST): Map<string, string> {
  let chunks = bySetOfPages(modules.filter(({ pages }) => pages.size > 0));
  for (;;) {
    const crowded = pagesWithMore(chunks, most);
    if (crowded.size === 0) break;
    const [one, other] = cheapestPair(chunks, crowded);
    if (!one || !other) break;
    chunks = joined(chunks, one, other);
  }
  return new Map(chunks.flatMap((chunk, place) => chunk.modules.map(({ id }) => [id, nameOf(chunk, place)])));
}

function bySetOfPages(modules: readonly Module[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const module of modules) {
    const key = [...module.pages].sort().join();
    const chunk = chunks.get(key) ?? { modules: [], size: 0, pages: new Set(module.pages), needs: new Set() };
    chunks.set(key, chunk);
    chunk.modules.push(module);
    chunk.size += module.size;
    chunkOf.set(module.id, chunk);
  }
  for (const chunk of chunks.values()) {
    const needed = chunk.modules.flatMap(({ needs }) => needs.map((id) => chunkOf.get(id)));
    for (const one of needed) if (one && one !== chunk) chunk.needs.add(one);
  }
  return [...chunks.values()];
}

function pagesWithMore(chunks: readonly Chunk[], most: number): Set<string> {
  const counts = new Map<string, number>();
  for (const { pages } of chunks) for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  const mostOf = (page: string) => (DASHBOARDS.test(page) ? most - 1 : most);
  return new Set([...counts].filter(([page, count]) => count > mostOf(page)).map(([page]) => page));
}

function cheapestPair(chunks: readonly Chunk[], crowded: ReadonlySet<string>): [Chunk?, Chunk?] {
  let best: [Chunk?, Chunk?] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const [place, one] of chunks.entries())
    for (const other of chunks.slice(place + 1)) {
      const saved = [...one.pages].filter((page) => other.pages.has(page) && crowded.has(page)).length;
      if (saved === 0) continue;
      const price = (1 + inVain(one, other) + inVain(other, one)) / saved ** 2;
      if (price >= least) continue;
      least = price;
      best = [one, other];
    }
  return best;
}

/** Bytes that pages would fetch of a chunk, and of what it needs, only because it came with another. */
const inVain = (chunk: Chunk, other: Chunk): number =>
  [chunk, ...allNeeds(chunk)].reduce(
    (sum, { size, pages }) => sum + size * weightOf([...other.pages].filter((page) => !pages.has(page))),
    0,
  );

/**
 * A byte counts for more where strangers arrive, who have nothing in their cache, and most in a dashboard, which needs most
 * of its budget for its own parts.
 */
const weightOf = (pages: readonly string[]): number =>
  pages.reduce((sum, page) => sum + (DASHBOARDS.test(page) ? 20 : ARRIVALS.test(page) ? 6 : 1), 0);

const ARRIVALS =
  /^(?:index|get-more-leads|post-a-job|_site[.](?:post-job|register[.]business[.]index|(?:business|trades)[.].*))$/;
const DASHBOARDS = /^(?:customer|business|admin)$/;

function allNeeds(chunk: Chunk): Set<Chunk> {
  const found = new Set(chunk.needs);
  // A set that grows while it is walked is walked to its end.
  for (const one of found) for (const next of one.needs) found.add(next);
  found.delete(chunk);
  return found;
}

function joined(chunks: readonly Chunk[], one: Chunk, other: Chunk): Chunk[] {
  const both: Chunk = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    pages: new Set([...one.pages, ...other.pages]),
    needs: new Set([...one.needs, ...other.needs]),
  };
  const rest = chunks.filter((chunk) => chunk !== one && chunk !== other);
  both.needs.delete(one);
  both.needs.delete(other);
  for (const chunk of rest) {
    if (chunk.needs.delete(one)) chunk.needs.add(both);
    if (chunk.needs.delete(other)) chunk.needs.add(both);
  }
  for (const needed of allNeeds(both)) for (const page of both.pages) needed.pages.add(page);
  return [...rest, both];
}

/** After the page that needs it, or both, or the number of pages. */
const nameOf = ({ pages }: Chunk, place: number): string =>
  pages.size > 2 ? `of-${pages.size}-pages-${place}` : [...pages].sort().map(wordOf).join('-or-');

const wordOf = (page: string): string => `page-${page.replace(/^_\w+[.]/, '').replaceAll(/[^a-z]+/gi, '-')}`;
