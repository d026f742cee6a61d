import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { brand } from '../../contract/brand.ts';
import { offlinePage } from '../../web/offline/page-html.ts';
import { BAR_COLOURS } from '../../web/shell/bar-colours.ts';
import { COLOUR_MODE_SCRIPT } from '../../web/shell/colour-mode-script.ts';

const PAGE = '/offline.html';
const SCRIPT = '/offline.js';
const WORKER = '/sw.js';
const MANIFEST = '/manifest.webmanifest';

/**
 * After a build of the web: the service worker, the page it shows when there is no connection, and what makes the
 * product installable. They keep their names, since browsers ask for them by name; the worker holds a digest of all
 * that it keeps, so that it is another one whenever any of that is.
 */
export function offlineFiles(): Plugin {
  return {
    name: 'fettle:offline-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '.' }, bundle) {
      const built = Object.keys(bundle).map((file) => `/${file}`);
      const css = built.find((file) => /\/index-[^/]+[.]css$/.test(file));
      const fonts = built.filter((file) => /\/fettle-(text|strong|display)-[^/]+[.]woff2$/.test(file));
      if (!css || fonts.length !== 3)
        return this.error('the build has no style sheet or no typeface for the offline page');
      const write = (path: string, text: string) => writeFileSync(join(dir, path), text);
      const page = offlinePage({ css, script: SCRIPT });
      const script = `${COLOUR_MODE_SCRIPT};${await bundled('page.ts', {})}`;
      const files = [PAGE, SCRIPT, '/favicon.svg', css, ...fonts];
      const icon = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url), 'utf8');
      const worker = (version: string) => bundled('worker.ts', { BUILD: JSON.stringify({ version, files }) });
      // The worker itself, with all that it is made of, is in the digest before it is told the digest.
      const version = versionOf(built, [page, script, icon, await worker('')]);
      write(PAGE, page);
      write(SCRIPT, script);
      write(WORKER, await worker(version));
      write(MANIFEST, JSON.stringify(manifest()));
    },
  };
}

/** Another one for another build: a file's name says what is in it, and the worker may keep any of them. */
export function versionOf(built: readonly string[], texts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const text of [...built.toSorted(), ...texts]) digest.update(text).update('\0');
  return digest.digest('hex').slice(0, 12);
}

const source = (name: string) => fileURLToPath(new URL(`../../web/offline/${name}`, import.meta.url));

/** One script that imports nothing. */
async function bundled(name: string, define: Record<string, string>): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      rolldownOptions: { input: source(name), output: { format: 'iife' } },
      modulePreload: false,
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error(`${name} was not built`);
  return first.output[0].code;
}

const manifest = () => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.strapline,
  lang: 'en-GB',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: BAR_COLOURS.light,
  theme_color: BAR_COLOURS.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
