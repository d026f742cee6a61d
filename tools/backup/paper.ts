import { createHash, type Hash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod';

/** The whole cluster, as PostgreSQL's base backup gives it. */
export const ARCHIVE = 'database.tar';
/** Uploaded files, below it as in the folder that is served. */
export const FILES = 'files';
/** The SHA-256 of everything else, as `sha256sum -c` reads it. */
export const SUMS = 'SHA256SUMS';
/** Written last: a folder without it is no whole backup. */
export const PAPER = 'backup.json';

const Paper = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** The SHA-256 of the list of sums. */
  sums: z.string(),
  /** Rows of each table just before the database was copied and just after. */
  rows: z.record(z.string(), z.tuple([z.number(), z.number()])),
});
export type Paper = z.infer<typeof Paper>;

/** What is wrong with a backup or a place, in a sentence for people. */
export class BackupError extends Error {}

/** @throws BackupError when the folder is no whole backup */
export function readPaper(folder: string): Paper {
  try {
    const paper = Paper.parse(JSON.parse(readFileSync(join(folder, PAPER), 'utf8')));
    const sums = createHash('sha256')
      .update(readFileSync(join(folder, SUMS)))
      .digest('hex');
    if (sums === paper.sums) return paper;
  } catch (cause) {
    throw new BackupError(`${folder} is no whole backup.`, { cause });
  }
  throw new BackupError(`${folder} is no whole backup: its ${SUMS} was changed.`);
}

/** Each file of the backup, after its hash was compared. @throws BackupError for the first that differs or lacks */
export async function provenFiles(folder: string): Promise<string[]> {
  const lines = readFileSync(join(folder, SUMS), 'utf8').trimEnd().split('\n');
  const names: string[] = [];
  for (const line of lines) {
    const [sum = '', name = ''] = line.split('  ');
    const found = await sumOf(join(folder, name)).catch(() => 'missing');
    if (found !== sum) throw new BackupError(`${join(folder, name)} is not what was backed up.`);
    names.push(name);
  }
  return names;
}

export const sumLine = (sum: string, name: string): string => `${sum}  ${name}\n`;

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** The same bytes, told to the hash as they pass. */
export async function* summed(content: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const bytes of content) {
    hash.update(bytes as Buffer);
    yield bytes as Buffer;
  }
}
