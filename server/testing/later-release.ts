import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = new URL('../../', import.meta.url);

/** Where the schema of a later release lies: that of this one, and these files of `database/` beside it. */
export function laterRelease(files: Record<string, string>): URL {
  const root = temporaryFolder('fettle-later-');
  const folder = join(root, 'database');
  cpSync(new URL('database', ROOT), folder, { recursive: true });
  // They import kysely.
  symlinkSync(fileURLToPath(new URL('node_modules', ROOT)), join(root, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}
