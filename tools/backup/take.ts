import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { baseBackup } from '../../server/platform/db/embedded/index.ts';
import { diskFiles, flushFolder, placeOf } from '../../server/platform/files/disk.ts';
import { type Files, FOLDERS } from '../../server/platform/files/files.ts';
import { ARCHIVE, BackupError, FILES, PAPER, type Paper, SUMS, summed, sumLine } from './paper.ts';
import { rowsOf } from './rows.ts';

export type Source = { ownerUrl: string; files: Files };

/**
 * Copies database and files while they are served. All is written to a folder beside and renamed at the end, so a backup
 * that was cut off never has the name of a whole one.
 */
export async function takeBackup(folder: string, { ownerUrl, files }: Source): Promise<Paper> {
  const target = resolve(folder);
  await refuseTaken(target);
  const draft = `${target}.unfinished-${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    // A file exists before its row and after it. One that is removed meanwhile is in the first round, one that is added
    // in the second, so each row of the database has its file.
    const copied = new Set<string>();
    await copyFiles(files, draft, copied);
    const before = await rowsOf(ownerUrl);
    await copyDatabase(ownerUrl, draft);
    const after = await rowsOf(ownerUrl);
    await copyFiles(files, draft, copied);
    const paper = sign(draft, { before, after });
    await flushFolder(draft);
    await rename(draft, target);
    await flushFolder(dirname(target));
    return paper;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function refuseTaken(target: string): Promise<void> {
  const names = await readdir(target).catch(() => []);
  if (names.length > 0) throw new BackupError(`${target} is not empty: name a new folder.`);
}

async function copyFiles(from: Files, draft: string, copied: Set<string>): Promise<void> {
  const to = diskFiles(join(draft, FILES));
  for (const folder of FOLDERS)
    for await (const { key } of from.list(folder)) {
      const content = copied.has(key) ? null : await from.read(key);
      if (!content) continue;
      const hash = createHash('sha256');
      await to.write(key, Readable.from(summed(content, hash)));
      const name = `${FILES}/${placeOf(key).replaceAll('\\', '/')}`;
      appendFileSync(join(draft, SUMS), sumLine(hash.digest('hex'), name));
      copied.add(key);
    }
}

async function copyDatabase(ownerUrl: string, draft: string): Promise<void> {
  const hash = createHash('sha256');
  const archive = openSync(join(draft, ARCHIVE), 'wx', 0o600);
  try {
    await baseBackup(ownerUrl, (bytes) => {
      hash.update(bytes);
      for (let written = 0; written < bytes.length; ) written += writeSync(archive, bytes, written);
    });
    fsyncSync(archive);
  } finally {
    closeSync(archive);
  }
  appendFileSync(join(draft, SUMS), sumLine(hash.digest('hex'), ARCHIVE));
}

type Counts = { before: Map<string, number>; after: Map<string, number> };

function sign(draft: string, { before, after }: Counts): Paper {
  const sums = createHash('sha256')
    .update(readFileSync(join(draft, SUMS)))
    .digest('hex');
  const rows = Object.fromEntries(
    [...before].map(([table, count]): [string, [number, number]] => [
      table,
      [count, after.get(table) ?? count],
    ]),
  );
  const paper: Paper = { format: 1, takenAt: new Date().toISOString(), sums, rows };
  for (const name of [SUMS, PAPER]) {
    const file = openSync(join(draft, name), 'a', 0o600);
    try {
      if (name === PAPER) writeFileSync(file, `${JSON.stringify(paper, null, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }
  return paper;
}
