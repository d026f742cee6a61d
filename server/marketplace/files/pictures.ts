import type { ReceivedFile } from '../../../contract/kernel.ts';
import { PHOTO_WIDTHS, PICTURE_WIDTHS } from '../../../contract/pictures.ts';
import { WORK_SIDE, WORK_WIDTHS } from '../../../contract/work-picture-sizes.ts';
import type { RefusalCode } from '../../../contract/refusals.ts';
import { type Files, type Folder, keyOf } from '../../platform/files/files.ts';
import { newId } from '../../platform/ids.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import type { Done, Fault, Fit, Picture, PictureType } from '../../platform/pictures/task.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NewFile } from './file.queries.ts';

export type Store = { files: Files; pictures: Pictures };

/** The largest side that is kept. */
const SIDE = Math.max(...PICTURE_WIDTHS) / 2;

export type PictureRule = {
  takes: readonly PictureType[];
  fit: Fit;
  /** What is said of a file that is no picture of these kinds. */
  wrongType: RefusalCode;
};

/**
 * Makes a picture of ours from an uploaded one and keeps its bytes. Its row is written afterwards, by the action:
 * a row always has its file, and a file without a row is swept away.
 */
export async function keepPicture(store: Store, file: ReceivedFile, rule: PictureRule): Promise<NewFile> {
  const done = await store.pictures.run({ do: 'make', bytes: file.bytes, ...rule, side: SIDE });
  const picture = pictureIn(done, rule.wrongType);
  const id = newId();
  await store.files.write(keyOf('pictures', id), picture.bytes);
  return {
    id,
    kind: 'picture',
    name: '',
    mediaType: 'image/webp',
    bytes: picture.bytes.length,
    width: picture.width,
  };
}

/** Runs what names a file that has been kept; when it is refused, the file is not kept. */
export async function keeping<T>(store: Pick<Store, 'files'>, file: NewFile | null, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    // After anything else nobody knows whether its row was committed; without one, the sweep finds the file.
    if (error instanceof Refusal) await dropBytes(store, file);
    throw error;
  }
}

const SHOWN = 1024;

/** The same as the browser can show it, as an address that holds it. */
export async function shownPicture({ pictures }: Store, file: ReceivedFile, rule: PictureRule) {
  const done = await pictures.run({ do: 'show', bytes: file.bytes, takes: rule.takes, side: SHOWN });
  const { bytes, width, height } = pictureIn(done, rule.wrongType);
  return { picture: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`, width, height };
}

/** @throws Refusal that says what is wrong with it */
function pictureIn(done: Done, wrongType: RefusalCode): Picture {
  if ('picture' in done) return done.picture;
  const refusals: Record<Fault, RefusalCode> = {
    type: wrongType,
    pixels: 'picture_too_many_pixels',
    broken: 'picture_not_usable',
  };
  throw new Refusal(refusals[done.fault]);
}

export type Named = { kind: string; id: string };

/** Removes the bytes of a file that has no row any more. What fails here is found by the sweep. */
export async function dropBytes({ files }: Pick<Store, 'files'>, file: Named | null): Promise<void> {
  if (file) await Promise.allSettled(keysOf(file).map((key) => files.remove(key)));
}

/** Every key under which bytes of a file may lie. */
export function keysOf({ kind, id }: Named): string[] {
  const folder = folderOf(kind);
  return [keyOf(folder, id), ...variantsOf(kind).map((variant) => keyOf(folder, id, variant))];
}

const IN_FOLDERS: Record<string, Folder> = {
  picture: 'pictures',
  work: 'pictures',
  photo: 'photos',
  export: 'exports',
};

export const folderOf = (kind: string): Folder => IN_FOLDERS[kind] ?? 'documents';

function variantsOf(kind: string): (number | `${number}-avif`)[] {
  if (kind === 'photo') return [...PHOTO_WIDTHS];
  if (kind === 'work')
    return [...WORK_WIDTHS, ...[...WORK_WIDTHS, WORK_SIDE].map((width) => `${width}-avif` as const)];
  if (kind !== 'picture') return [];
  return PICTURE_WIDTHS.flatMap((width) => [width, `${width}-avif` as const]);
}
