import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ImportError } from './import-error.ts';

/**
 * The file itself, or the tables in a folder and the folders below it.
 * @throws ImportError when there is nothing to read
 */
export function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return [path];
  const names = globSync('**/*.{csv,CSV,txt,gz}', { cwd: path }).toSorted();
  if (names.length === 0) throw new ImportError(`There is no table in the folder ${path}.`);
  return names.map((name) => join(path, name));
}

/** The day a file was made, which is the nearest to the day its data are of. */
export const dayOf = (path: string): string => statSync(path).mtime.toISOString().slice(0, 10);
