import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
const IMPORT = /import \{([^}]+)\} from ['"]lucide-react['"];?/g;
const EXPORT = /export \{([^}]+)\} from '[.]\/icons\/([^']+)[.]mjs'/g;

/** Ours draws the same with a third of the bytes. */
const DRAWN_ICON = fileURLToPath(new URL('../../web/ui/display/drawn-icon.ts', import.meta.url));

/**
 * Imports each icon from its own file. The library's index imports two thousand, so that every module with an icon would
 * seem to need all of them, and nothing could tell which pages share one (chunks.ts); a build reads half as many files. Not
 * in `npm run dev`: Vite would find each icon only with the page that shows it, and load every open page once more.
 */
export function singleIcons(): Plugin {
  const files = iconFiles();
  return {
    name: 'fettle:single-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './Icon.mjs' && importer?.includes(`/${LIBRARY}/`) ? DRAWN_ICON : undefined,
    transform: (code, id) =>
      /[/]web[/].+[.]tsx?(?:[?].*)?$/.test(id) && code.includes(LIBRARY)
        ? { code: withSingleIcons(code, files), map: null }
        : undefined,
  };
}

/** The same source with an import for each icon. Types stay, as nothing is left of them in what runs. */
export const withSingleIcons = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => importOf(name, files))
      .join(' '),
  );

function importOf(name: string, files: ReadonlyMap<string, string>): string {
  const [icon = '', own = icon] = name.split(' as ');
  const file = files.get(icon);
  return file ? `import ${own} from '${LIBRARY}/icons/${file}';` : `import { ${name} } from '${LIBRARY}';`;
}

/** The file of each icon, by each of its names. */
export function iconFiles(): Map<string, string> {
  const entry = createRequire(import.meta.url).resolve(`${LIBRARY}/package.json`);
  const index = readFileSync(join(dirname(entry), 'dist/esm/lucide-react.mjs'), 'utf8');
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim().replace('default as ', ''), file] as const),
    ),
  );
}
