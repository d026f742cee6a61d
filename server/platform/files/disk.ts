import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { DAY_MS } from '../clock.ts';
import { newId } from '../ids.ts';
import { type ASSETS, assertKey, type Files, type Folder, isKey, type Stored } from './files.ts';

/** A process that died while writing leaves one behind; who lists the folder a day later removes it. */
const HALF = '.half';

/** Files in a folder of this machine. */
export const diskFiles = (root: string): Files => ({
  async write(key, content) {
    const path = pathOf(root, key);
    await mkdir(dirname(path), { recursive: true });
    const half = `${path}.${newId()}${HALF}`;
    try {
      await writeAndFlush(half, content);
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
  },
  read: async (key) => opened(pathOf(root, key)),
  remove: async (key) => rm(pathOf(root, key), { force: true }),
  list: (folder) => listed(root, folder),
});

/** Two letters of the random end of the id make a subfolder, so that none grows without end. */
export function placeOf(key: string): string {
  assertKey(key);
  const [folder = '', name = ''] = key.split('/');
  return join(folder, name.slice(34, 36), name);
}

const pathOf = (root: string, key: string): string => join(root, placeOf(key));

async function writeAndFlush(path: string, content: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name is safe only when its folder is. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null); // Windows opens no folders
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

async function opened(path: string): Promise<Readable | null> {
  const handle = await open(path, 'r').catch(nothingIfMissing<FileHandle>);
  return handle && createReadStream('', { fd: handle });
}

async function* listed(root: string, folder: Folder | typeof ASSETS): AsyncGenerator<Stored> {
  const top = join(root, folder);
  const found = await opendir(top, { recursive: true }).catch(nothingIfMissing<never>);
  for await (const entry of found ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(nothingIfMissing<never>);
    if (!facts) continue;
    if (isKey(`${folder}/${entry.name}`)) yield { key: `${folder}/${entry.name}`, writtenAt: facts.mtime };
    else if (entry.name.endsWith(HALF) && facts.mtimeMs < Date.now() - DAY_MS)
      await rm(path, { force: true });
  }
}

function nothingIfMissing<T>(error: NodeJS.ErrnoException): T | null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
