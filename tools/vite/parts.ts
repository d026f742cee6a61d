import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const CHUNKS = 'virtual:part-chunks';
/** `part(() => import('./some-screen.tsx'))`, whatever else its function does. The router's plugin cuts routes out of their files before. */
const PART = /\bpart\((?=\s*(?:async )?\(\) =>[^'"]*?import\(['"]([^'"]+)['"]\))/g;
const SOURCE = /[/]web[/].+[.]tsx?(?:[?].*)?$/;

/**
 * What the parts of a page (web/ui/lazy/part.ts) need of the build: each is told its name, which is its source, and the server
 * is told the files of each, so that a page that it draws says at once what the browser has to fetch.
 */
export function parts(): Plugin {
  let chunks: Record<string, string[]> = {};
  return {
    name: 'fettle:parts',
    enforce: 'pre',
    async transform(code, id) {
      if (!SOURCE.test(id) || !code.includes('part(')) return;
      const names = new Map<string, string>();
      for (const [, path = ''] of code.matchAll(PART)) {
        const found = await this.resolve(path, id);
        if (found) names.set(path, nameOf(found.id));
      }
      if (names.size === 0) return;
      return { code: withNames(code, names), map: null };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isLater = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      chunks = Object.fromEntries(
        files.flatMap((file) =>
          file.moduleIds
            .filter((id) => SOURCE.test(id) && isLater(id))
            .map((id) => [nameOf(id), [file.fileName, ...importsOf(file.fileName, bundle)]]),
        ),
      );
    },
    resolveId: (id) => (id === CHUNKS ? `\0${CHUNKS}` : undefined),
    load: (id) => (id === `\0${CHUNKS}` ? `export const chunks = ${JSON.stringify(chunks)};` : undefined),
  };
}

/** Each part of the source with the name that belongs to its import. */
export const withNames = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replace(PART, (call, path) => {
    const name = names.get(path);
    return name ? `part.named(${JSON.stringify(name)}, ` : call;
  });

const nameOf = (id: string): string =>
  relative(`${process.cwd()}/web`, id.split('?')[0] ?? id)
    .split(sep)
    .join('/');

type Files = Record<string, { type: string; imports?: string[] }>;

/** What a chunk needs before it runs, and what that needs. */
function importsOf(file: string, bundle: Files): string[] {
  const found = new Set(bundle[file]?.imports);
  // A set that grows while it is walked is walked to its end.
  for (const one of found) for (const next of bundle[one]?.imports ?? []) found.add(next);
  return [...found];
}
