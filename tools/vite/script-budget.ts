import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** kB of script, compressed with gzip, that a page may need for its first screen; the build fails above it. */
const PUBLIC = 125;
const DASHBOARD = 158;

/** Pages that carry more than others, and what is reached: less is welcome, more is not. */
const OF_ITS_OWN: Record<string, number> = {
  '/admin': 127,
  // The frame of a dashboard brings along what its first screen needs next; both together are what counts (SCREENS).
  '/admin/dashboard': 131,
  '/contact-us': 126,
  '/dashboard': 129,
  '/forgot-password': 126,
  '/forgot-password/reset': 127,
  '/gallery/{-$group}': 132,
  '/join/$token': 133,
  '/login': 128,
  '/packages': 132,
  '/packages/$name': 133,
  '/post-job': 136,
  '/register/business': 142,
  '/register/business/registered': 131,
  '/register/customer': 131,
  '/register/packages': 132,
  '/register/packages/$name': 133,
  '/subscribe': 133,
  '/trades': 126,
  '/trades/$trade': 131,
  '/trades/$trade/$area': 130,
};

type Screen = { route: string; with: string; most: number };

/** Screens that a page fetches at once when it sees who has come. */
const SCREENS: Screen[] = [
  { route: '/dashboard', with: 'customer/customer-dashboard.tsx', most: DASHBOARD },
  { route: '/dashboard', with: 'business/business-dashboard.tsx', most: DASHBOARD },
  { route: '/admin/dashboard', with: 'admin/admin-dashboard.tsx', most: DASHBOARD },
];

/** A file of script that the build made. */
export type Piece = {
  name: string;
  code: string;
  /** Files that the browser fetches before it runs this one. */
  imports: string[];
  /** The sources in it. */
  modules: string[];
  isEntry: boolean;
};

/** Fails the build when a page needs more script for its first screen than it may. */
export function scriptBudget(): Plugin {
  return {
    name: 'fettle:script-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const pieces = Object.values(bundle).flatMap((file): Piece[] =>
        file.type === 'chunk'
          ? [
              {
                name: file.fileName,
                code: file.code,
                imports: file.imports,
                modules: file.moduleIds,
                isEntry: file.isEntry,
              },
            ]
          : [],
      );
      const wrong = [...unseen(pieces), ...overBudget(pieces)];
      if (wrong.length > 0) this.error(wrong.join('\n'));
    },
  };
}

/** A sentence for each budget that nothing is measured by: the build, or the router's plugin, names things otherwise. */
export function unseen(pieces: Piece[]): string[] {
  const routes = routesIn(pieces);
  if (routes.size === 0) return ['No page was found to measure.'];
  const gone = Object.keys(OF_ITS_OWN).filter((route) => !routes.has(route));
  const missing = SCREENS.filter(
    ({ route, with: screen }) => !routes.has(route) || screenIn(pieces, screen).length === 0,
  );
  return [...gone, ...missing.map(({ route, with: screen }) => `${route} with ${screen}`)].map(
    (page) => `There is a budget for ${page}, but no such page.`,
  );
}

/** A sentence for each page that needs too much. */
export function overBudget(pieces: Piece[]): string[] {
  const routes = routesIn(pieces);
  const pages = [...routes.keys()].map((route) => ({
    page: route,
    first: routes.get(route) ?? [],
    most: OF_ITS_OWN[route] ?? PUBLIC,
  }));
  const screens = SCREENS.map(({ route, with: screen, most }) => ({
    page: `${route} with ${screen}`,
    first: [...(routes.get(route) ?? []), ...screenIn(pieces, screen)],
    most,
  }));
  return [...pages, ...screens].flatMap(({ page, first, most }) => {
    const size = packed(withImports(first, pieces)) / 1000;
    return size > most
      ? [
          `The page ${page} needs ${size.toFixed(1)} kB of script for its first screen; its budget is ${most} kB.`,
        ]
      : [];
  });
}

/** A module of a route file with what is drawn, as the router's plugin cuts it out. */
const ROUTE = /\/web\/routes\/(.+)[.]tsx[?]tsr-split=(?:.*---)?component(?:---.*)?$/;

/** For each address the files of its own, of the frames around it and of every page. */
function routesIn(pieces: Piece[]): Map<string, Piece[]> {
  const own = new Map(
    pieces.flatMap((piece) =>
      piece.modules.flatMap((id) => {
        const file = ROUTE.exec(id)?.[1];
        return file ? [[file, piece] as const] : [];
      }),
    ),
  );
  const entries = pieces.filter(({ isEntry }) => isEntry);
  return new Map(
    [...own.keys()].filter(isPage).map((file) => {
      const around = [...own].filter(([other]) => file === other || file.startsWith(`${other}.`));
      return [addressOf(file), [...entries, ...around.map(([, piece]) => piece)]];
    }),
  );
}

/** `_site` is a frame and has no address. */
const isPage = (file: string): boolean => !file.split('.').at(-1)?.startsWith('_');

/** `_site.business.$id` is `/business/$id`. */
const addressOf = (file: string): string =>
  `/${file
    .split('.')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`;

const screenIn = (pieces: Piece[], screen: string): Piece[] =>
  pieces.filter(({ modules }) => modules.some((id) => id.endsWith(`/web/${screen}`)));

function withImports(first: Piece[], pieces: Piece[]): Set<Piece> {
  const byName = new Map(pieces.map((piece) => [piece.name, piece]));
  const needed = new Set(first);
  // A set that grows while it is walked is walked to its end.
  for (const { imports } of needed)
    for (const name of imports) {
      const piece = byName.get(name);
      if (piece) needed.add(piece);
    }
  return needed;
}

const packed = (pieces: Set<Piece>): number =>
  [...pieces].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
