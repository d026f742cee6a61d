import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Files, type Folder, FOLDERS } from './files.ts';

/** So many at a time: a bucket lets each wait. */
const LANES = 4;

/** How many files were copied, and how many were there already. */
export type Moved = { copied: number; there: number };

/** What a copy differs from its original in. */
export class CopyDiffers extends Error {}

/**
 * Copies every file of one store to another, and reads each back to compare it. What is there already and equal stays, so that
 * it may be broken off and begun again. Nothing is removed.
 * @throws CopyDiffers when what was read back is not what was written
 */
export async function moveFiles(from: Files, to: Files, onFolder?: OnFolder): Promise<Moved> {
  const moved = { copied: 0, there: 0 };
  for (const folder of FOLDERS) {
    const listed = from.list(folder)[Symbol.asyncIterator]();
    const lane = async (): Promise<void> => {
      for (let next = await listed.next(); !next.done; next = await listed.next()) {
        const was = await moveOne(from, to, next.value.key);
        if (was) moved[was]++;
      }
    };
    try {
      await Promise.all(Array.from({ length: LANES }, lane));
    } finally {
      // Of a folder that was not read to its end, the listing is still open.
      await listed.return?.();
    }
    onFolder?.(folder, { ...moved });
  }
  return moved;
}

type OnFolder = (folder: Folder, soFar: Moved) => void;

/** Null for a file that has gone since it was listed. */
async function moveOne(from: Files, to: Files, key: string): Promise<keyof Moved | null> {
  const wanted = await hashOf(from, key);
  if (wanted === null) return null;
  if ((await hashOf(to, key)) === wanted) return 'there';
  const content = await from.read(key);
  if (!content) return null;
  try {
    await to.write(key, content);
  } finally {
    content.destroy();
  }
  if ((await hashOf(to, key)) !== wanted) throw new CopyDiffers(`${key} is not there as it was sent`);
  return 'copied';
}

async function hashOf(files: Files, key: string): Promise<string | null> {
  const content = await files.read(key);
  return content && hashed(content);
}

async function hashed(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
