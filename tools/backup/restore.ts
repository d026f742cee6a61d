import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { restoreCluster } from '../../server/platform/db/embedded/index.ts';
import { type Files, FOLDERS, isKey } from '../../server/platform/files/files.ts';
import { ARCHIVE, BackupError, FILES, type Paper, provenFiles, readPaper } from './paper.ts';

export type Target = { dataDir: string; files: Files };

/**
 * Puts a backup into an empty place, after every hash was compared. The database comes last and by one rename: a restore
 * that was cut off leaves files without it, and the next one says that the place is not empty.
 */
export async function restoreBackup(folder: string, { dataDir, files }: Target): Promise<Paper> {
  const paper = readPaper(folder);
  const names = await provenFiles(folder);
  await refuseTaken({ dataDir, files });
  for (const name of names)
    if (name !== ARCHIVE) await files.write(keyIn(name), createReadStream(join(folder, name)));
  await restoreCluster(join(dataDir, 'postgres'), join(folder, ARCHIVE)).catch((cause: Error) => {
    throw new BackupError(cause.message, { cause });
  });
  return paper;
}

async function refuseTaken({ dataDir, files }: Target): Promise<void> {
  const names = await readdir(join(dataDir, 'postgres')).catch(() => []);
  if (names.length > 0)
    throw new BackupError(`${dataDir} has a database already: restore into an empty one.`);
  for (const folder of FOLDERS)
    for await (const { key } of files.list(folder))
      throw new BackupError(`The place has files already, such as ${key}: restore into an empty one.`);
}

/** `files/pictures/ab/ID` is the place of the key `pictures/ID`. */
function keyIn(name: string): string {
  const [top, folder = ''] = name.split('/');
  const key = `${folder}/${basename(name)}`;
  if (top !== FILES || !isKey(key)) throw new BackupError(`${name} is no file of a backup.`);
  return key;
}
