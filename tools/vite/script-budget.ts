import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What a page may fetch of script for its first screen: kB, compressed with gzip, and requests. The build fails above it. */
type Budget = { kilobytes: number; requests: number };

/** Some air above what is reached: a budget is for what grows without being noticed, not for each sentence. */
const READ: Budget = { kilobytes: 140, requests: 12 };
/** Where somebody fills something in, buys or is led there; and the frame of a dashboard, which brings its parts along. */
const ACTED_ON: Budget = { kilobytes: 160, requests: 12 };
const DASHBOARD: Budget = { kilobytes: 170, requests: 12 };

const ACTS =
  /^[/](?:admin|calendar|contact-us|dashboard|forgot-password|gallery|job-posted|jobs[/][$]id[/](?:agreement|change|quotes)$|join|keep-open|login|packages|post-job$|register|subscribe)/;

type Screen = { route: string; with: string };

/** Screens that a page fetches at once when it sees who has come. */
const SCREENS: Screen[] = [
  { route: '/dashboard', with: 'customer/customer-dashboard.tsx' },
  { route: '/dashboard', with: 'business/business-dashboard.tsx' },
  { route: '/admin/dashboard', with: 'admin/admin-dashboard.tsx' },
];

/** A file of script that the build made. */
export type Chunk = {
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
      const chunks = Object.values(bundle).flatMap((file): Chunk[] =>
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
      const wrong = [...unseen(chunks), ...overBudget(chunks)];
      if (wrong.length > 0) this.error(wrong.join('\n'));
    },
  };
}

/** A sentence for each budget that nothing is measured by: the build, or the router's plugin, names things otherwise. */
export function unseen(chunks: Chunk[]): string[] {
  const routes = routesIn(chunks);
  if (routes.size === 0) return ['No page was found to measure.'];
  const missing = SCREENS.filter(
    ({ route, with: screen }) => !routes.has(route) || screenIn(chunks, screen).length === 0,
  );
  return missing.map(
    ({ route, with: screen }) => `There is a budget for ${route} with ${screen}, but no such page.`,
  );
}

/** A sentence for each page that needs too much. */
export function overBudget(chunks: Chunk[]): string[] {
  const routes = routesIn(chunks);
  const pages = [...routes].map(([page, first]) => ({
    page,
    first,
    budget: ACTS.test(page) ? ACTED_ON : READ,
  }));
  const screens = SCREENS.map(({ route, with: screen }) => ({
    page: `${route} with ${screen}`,
    first: [...(routes.get(route) ?? []), ...screenIn(chunks, screen)],
    budget: DASHBOARD,
  }));
  return [...pages, ...screens].flatMap(({ page, first, budget }) => {
    const needed = withImports(first, chunks);
    const size = packed(needed) / 1000;
    return [
      ...(size > budget.kilobytes
        ? [
            `${page} needs ${size.toFixed(1)} kB of script for its first screen; its budget is ${budget.kilobytes} kB.`,
          ]
        : []),
      ...(needed.size > budget.requests
        ? [`${page} needs ${needed.size} scripts for its first screen; its budget is ${budget.requests}.`]
        : []),
    ];
  });
}

/** A module of a route file with what is drawn, as the router's plugin cuts it out. */
const ROUTE = /\/web\/routes\/(.+)[.]tsx[?]tsr-split=(?:.*---)?component(?:---.*)?$/;

/** For each address the files of its own, of the frames around it and of every page. */
function routesIn(chunks: Chunk[]): Map<string, Chunk[]> {
  const own = new Map(
    chunks.flatMap((chunk) =>
      chunk.modules.flatMap((id) => {
        const file = ROUTE.exec(id)?.[1];
        return file ? [[file, chunk] as const] : [];
      }),
    ),
  );
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return new Map(
    [...own.keys()].filter(isPage).map((file) => {
      const around = [...own].filter(([other]) => file === other || file.startsWith(`${other}.`));
      return [addressOf(file), [...entries, ...around.map(([, chunk]) => chunk)]];
    }),
  );
}

/** `_site` and `_own` are frames and have no address. */
const isPage = (file: string): boolean => !file.split('.').at(-1)?.startsWith('_');

/** `_site.business.$id` is `/business/$id`. */
const addressOf = (file: string): string =>
  `/${file
    .split('.')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`;

const screenIn = (chunks: Chunk[], screen: string): Chunk[] =>
  chunks.filter(({ modules }) => modules.some((id) => id.endsWith(`/web/${screen}`)));

function withImports(first: Chunk[], chunks: Chunk[]): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const needed = new Set(first);
  // A set that grows while it is walked is walked to its end.
  for (const { imports } of needed)
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) needed.add(chunk);
    }
  return needed;
}

const packed = (chunks: Set<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
