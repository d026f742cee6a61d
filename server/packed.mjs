import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);
const PACKED = new URL('dist/program/', ROOT);

/** What the build writes beside the packed program: what it was made from. */
export const NOTE = 'made-from.json';

/** The program to start: as the build packed it, unless a source was changed since; then the sources. */
export function program() {
  return isCurrent() ? new URL('start.mjs', PACKED) : new URL('server/start.ts', ROOT);
}

/** Of files named from the root of the repository. */
export const noteOf = (files) => ({
  hash: hashOf(files),
  files: Object.fromEntries(files.map((file) => [file, stampOf(file)])),
});

/** Reading all of them takes 20 ms, so only where a date differs, as in a copy; what counts is what they hold. */
function isCurrent() {
  try {
    const { files, hash } = JSON.parse(readFileSync(new URL(NOTE, PACKED), 'utf8'));
    const names = Object.keys(files);
    return names.every((name) => stampOf(name) === files[name]) || hashOf(names) === hash;
  } catch {
    return false; // nothing was packed, or one of the files is no longer there
  }
}

function stampOf(file) {
  const { size, mtimeMs } = statSync(new URL(file, ROOT));
  return `${size} ${mtimeMs}`;
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(new URL(file, ROOT));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
