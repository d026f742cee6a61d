import { buffer } from 'node:stream/consumers';
import type { Files } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import type { PictureFormat } from '../../platform/pictures/task.ts';

/** A picture never changes under its address; it may be gone one day, and should be gone from caches then too. */
export const MONTH = 'public, max-age=2592000, immutable';

export type Made = { bytes: Uint8Array; as: PictureFormat };

/** For everybody, in caches too. */
export const publicAnswer = ({ as, bytes }: Made, cacheControl: string): FileAnswer => ({
  type: `image/${as}`,
  headers: {
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    vary: 'accept',
  },
  content: bytes,
});

export async function bytesAt(files: Files, key: string): Promise<Uint8Array | null> {
  const found = await files.read(key);
  return found && buffer(found);
}
