import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The assets of the last two builds that differ. */
type Kept = { current: string[]; previous: string[] };

/**
 * After a build: compresses every asset as far as it goes, so that no request has to, and sweeps out what is
 * older than the last build. Pages that the last build made may still be open, or still be made by a process
 * that has not been replaced yet; they must find their assets.
 */
export function finishedAssets(): Plugin {
  return {
    name: 'fettle:finished-assets',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      finishBuild({ dir, name: this.environment.name, files: Object.keys(bundle) });
    },
  };
}

type Build = { dir: string; name: string; files: string[] };

export function finishBuild({ dir, name, files }: Build) {
  const built = files.filter((file) => file.startsWith('assets/')).sort();
  const kept = remember(join(dirname(dir), `${name}-assets.json`), built);
  if (name === 'client') for (const file of built) compress(join(dir, file));
  sweep(dir, [...kept.current, ...kept.previous]);
}

/** Building the same thing twice does not make the last build forgotten. */
function remember(record: string, built: string[]): Kept {
  const last: Kept = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : { current: built, previous: [] };
  const isSame = last.current.join() === built.join();
  const kept = { current: built, previous: isSame ? last.previous : last.current };
  writeFileSync(record, `${JSON.stringify(kept, null, 2)}\n`);
  return kept;
}

const COMPRESSIBLE = /[.](js|css|svg|json|webmanifest|txt)$/;
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

function compress(file: string) {
  if (!COMPRESSIBLE.test(file)) return;
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(text, BEST_BROTLI));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}

function sweep(dir: string, kept: string[]) {
  const wanted = new Set(kept);
  const assets = existsSync(join(dir, 'assets')) ? readdirSync(join(dir, 'assets')) : [];
  for (const file of assets.map((name) => `assets/${name}`))
    if (!wanted.has(file.replace(/[.](br|gz)$/, ''))) rmSync(join(dir, file));
}
