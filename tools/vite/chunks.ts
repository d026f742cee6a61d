import type { Plugin } from 'vite';
import { shareOut } from './share-out.ts';

/** What is drawn of a page, as the router's plugin cuts it out of its route, and the dashboard of each side. */
const ROUTE = /\/web\/routes\/(.+)[.]tsx[?]tsr-split=.*component/;
const SIDE = /\/web\/(customer|business|admin)\/\1-dashboard[.]tsx$/;
/** Whose dashboards an address has. */
const SIDES: Record<string, string[]> = { dashboard: ['customer', 'business'], 'admin.dashboard': ['admin'] };
/** It shows parts of everything, and says nothing of what belongs together. */
const GALLERY = /\/web\/(?:gallery\/|routes\/gallery[.])/;
/** Frames around pages. */
const FRAMES = ['_site', '_own'];

/** React in a file of its own, which runs in a task of its own (late-start.ts) and outlives our releases in a browser's cache. */
const REACT = {
  name: 'react',
  priority: 3,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]web[\\/]shell[\\/]react-begins[.]ts$/,
};

/** What else every page needs to begin with. */
const FIRST = { name: 'first', priority: 2, tags: ['$initial' as const] };

/** What observes a query, in one file: its index imports all of it, so that each page with a single one seems to need it all. */
const QUERIES = {
  name: 'queries',
  priority: 1,
  test: /[\\/]node_modules[\\/]@tanstack[\\/](?:react-)?query/,
  includeDependenciesRecursively: false,
};

/**
 * Which modules share a chunk. By itself the bundler makes a chunk for each set of pages that share something: a first
 * screen was fifty requests. They are joined until no page needs too many, where that sends the fewest bytes to those who
 * do not need them (share-out.ts). What only later parts of pages share is left to the bundler.
 */
export function chunks(): Plugin {
  let chunkOf: ReadonlyMap<string, string> = new Map();
  const sharing = {
    name: (id: string) => chunkOf.get(id) ?? null,
    debugName: 'sharing',
    includeDependenciesRecursively: false,
  };
  return {
    name: 'fettle:chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: [REACT, FIRST, QUERIES, sharing] } }),
    buildEnd() {
      const modules = [...this.getModuleIds()].filter((id) => !GALLERY.test(id) && !QUERIES.test.test(id));
      const info = new Map(modules.map((id) => [id, this.getModuleInfo(id)]));
      const needsOf = (id: string) => info.get(id)?.importedIds ?? [];
      const pages = pagesOf(modules, needsOf);
      const shared = shareOut(
        modules.map((id) => ({
          id,
          size: info.get(id)?.code?.length ?? 0,
          pages: pages.get(id) ?? new Set(),
          needs: needsOf(id),
        })),
      );
      const isOfBoth = (id: string) => {
        const { importers = [], dynamicImporters = [] } = info.get(id) ?? {};
        return importers.length > 0 && dynamicImporters.length > 0 && isOfDashboards(pages.get(id));
      };
      for (const id of modules.filter(isOfBoth).flatMap((part) => [...withNeeds(part, needsOf)]))
        if (isOfDashboards(pages.get(id))) shared.set(id, 'dashboard-or-later');
      chunkOf = shared;
    },
  };
}

/**
 * The button to log out is in every dashboard and comes later to a public page, which must not fetch with it all that
 * dashboards share: such parts have a chunk of their own.
 */
const isOfDashboards = (pages: ReadonlySet<string> | undefined): boolean =>
  pages !== undefined && [...pages].every((page) => Object.values(SIDES).flat().includes(page));

/** The pages that each module comes along with. */
function pagesOf(modules: readonly string[], needsOf: (id: string) => readonly string[]) {
  const routes = modules.flatMap((id) => ROUTE.exec(id)?.[1] ?? []);
  const pages = new Map<string, Set<string>>();
  for (const id of modules) {
    const own = pagesDrawn(id, routes);
    if (own.length === 0) continue;
    for (const needed of withNeeds(id, needsOf))
      pages.set(needed, new Set([...(pages.get(needed) ?? []), ...own]));
  }
  return pages;
}

/** The pages that this module is drawn for: those of its route, of the frame that it is, or of its side. */
function pagesDrawn(id: string, routes: readonly string[]): readonly string[] {
  const side = SIDE.exec(id)?.[1];
  if (side) return [side];
  const route = ROUTE.exec(id)?.[1];
  if (route && FRAMES.includes(route)) return routes.filter((other) => other.startsWith(`${route}.`));
  return route ? (SIDES[route] ?? [route]) : [];
}

function withNeeds(id: string, needsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  // A set that grows while it is walked is walked to its end.
  for (const one of found) for (const needed of needsOf(one)) found.add(needed);
  return found;
}
