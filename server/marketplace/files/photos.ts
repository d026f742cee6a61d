import { buffer } from 'node:stream/consumers';
import type { ReceivedFile } from '../../../contract/kernel.ts';
import { PHOTO_SIDE, PHOTO_WIDTHS } from '../../../contract/pictures.ts';
import { WORK_SIDE, WORK_WIDTHS } from '../../../contract/work-picture-sizes.ts';
import type { RefusalCode } from '../../../contract/refusals.ts';
import { keyOf } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { Fault, PictureType } from '../../platform/pictures/task.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import type { NewFile } from './file.queries.ts';
import { keptPhoto } from './photo.queries.ts';
import { dropBytes, folderOf, type Store } from './pictures.ts';

// Photos are private: who may look at one is asked by the feature that names it, at each request. Work pictures are public.

const TAKES: PictureType[] = ['jpeg', 'png', 'webp', 'heif', 'avif'];

const REFUSALS: Record<Fault, RefusalCode> = {
  type: 'photo_wrong_type',
  pixels: 'photo_too_many_pixels',
  broken: 'photo_not_usable',
};

type Kept = { kind: 'photo' | 'work'; side: number; widths: readonly number[] };

/** A private photo, in the widths of photos. */
export const keepPhoto = (store: Store, file: ReceivedFile): Promise<NewFile> =>
  keepInWidths(store, file, { kind: 'photo', side: PHOTO_SIDE, widths: PHOTO_WIDTHS });

/** A work picture, which everybody may see. */
export const keepWorkPicture = (store: Store, file: ReceivedFile): Promise<NewFile> =>
  keepInWidths(store, file, { kind: 'work', side: WORK_SIDE, widths: WORK_WIDTHS });

/**
 * Draws a picture again and keeps that in every width in which it is served, so that nobody who looks at it waits for the
 * decoder. What was sent is kept nowhere. Its row is written afterwards, by the action.
 * @throws Refusal that says what is wrong with it
 */
async function keepInWidths(store: Store, file: ReceivedFile, { kind, ...drawn }: Kept): Promise<NewFile> {
  const asked = { bytes: file.bytes, takes: TAKES, ...drawn };
  const done = await store.pictures.run({ do: 'photo', ...asked });
  if ('fault' in done) throw new Refusal(REFUSALS[done.fault]);
  const { picture, narrower = [] } = done;
  const id = newId();
  const { bytes, width, height } = picture;
  const note = { id, kind, name: '', mediaType: 'image/webp', bytes: bytes.length } as const;
  const folder = folderOf(kind);
  const written = await Promise.allSettled([
    store.files.write(keyOf(folder, id), bytes),
    ...narrower.map((one) => store.files.write(keyOf(folder, id, one.width), one.bytes)),
  ]);
  const failed = written.find((one) => 'reason' in one);
  if (!failed) return { ...note, width, height };
  await dropBytes(store, note);
  throw failed.reason;
}

type Asked = {
  id: string;
  /** One of those that photos are kept in. */
  width: number;
  /** What the request says that it has already (`If-None-Match`). */
  known: string | undefined;
};

/**
 * A photo for somebody whose right to see it the caller has checked for this very request. The browser may keep the bytes,
 * and has to ask before each use, so that a kept address shows nothing once the right is gone.
 * @throws Refusal 'not_found'
 */
export async function answerPrivatePicture(market: Market, { id, width, known }: Asked): Promise<FileAnswer> {
  const kept = await keptPhoto(market.db, id);
  if (!kept) throw notFound();
  const isWhole = width >= (kept.width ?? 0);
  const tag = `"${id}-${isWhole ? 'whole' : width}"`;
  const headers = {
    'cache-control': 'private, no-cache',
    etag: tag,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    vary: 'cookie, authorization',
  };
  const answer = { type: 'image/webp', headers };
  if (known?.split(/,\s*/).includes(tag)) return { ...answer, content: Buffer.alloc(0), isKnown: true };
  const found = await market.files.read(isWhole ? keyOf('photos', id) : keyOf('photos', id, width));
  if (!found) throw notFound();
  return { ...answer, content: await buffer(found) };
}
