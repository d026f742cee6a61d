import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { DemoExtent } from '../../platform/demo-extent.ts';
import { type Files, idIn } from '../../platform/files/files.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import { photosOfPeople } from './demo-photos.ts';
import { PICTURE_SIZE } from './pictures.ts';
import { type PictureFiles, worldPictures } from './world/index.ts';

type Demo = { extent: DemoExtent; pictures: Pick<Pictures, 'run'> };

/**
 * The same store, in which the pictures of the demo lie as well: they are read where the repository has them, so that a
 * first start copies nothing. What is uploaded comes first, and what is listed or removed is that alone. A width that the
 * repository has not is made when it is first asked for, and kept where the store takes it.
 */
export function withDemoPictures(files: Files, { extent, pictures }: Demo): Files {
  let known: Map<string, PictureFiles> | null = null;
  const narrowed = narrowing(pictures);
  return {
    ...files,
    async read(key) {
      const stored = await files.read(key);
      if (stored) return stored;
      known ??= new Map([...photosOfPeople(), ...(extent === 'world' ? worldPictures() : [])]);
      const picture = known.get(idIn(key));
      if (!picture) return null;
      const wanted = wantedBy(key);
      if (wanted.isAvif) return isWhole(wanted) || picture.webp ? createReadStream(picture.avif) : null;
      if (picture.webp) return createReadStream(picture.webp);
      const made = await narrowed(key, { file: picture.avif, width: wanted.width });
      if (!made) return null;
      // Without room for it, it is made again.
      await files.write(key, made).catch(() => undefined);
      return Readable.from(Buffer.from(made), { objectMode: false });
    },
  };
}

type Wanted = { width: number; isAvif: boolean };

/** A key without a width means the whole picture. */
function wantedBy(key: string): Wanted {
  const [, width = `${PICTURE_SIZE.width}`, avif] = /.{36}(?:-(\d+)(-avif)?)?$/.exec(key) ?? [];
  return { width: Number(width), isAvif: avif !== undefined };
}

const isWhole = ({ width }: Wanted): boolean => width >= PICTURE_SIZE.width;

type Narrow = { file: URL; width: number };

/** One at a time, so that a page full of them leaves the decoder's line to uploads; and each once, whoever asks. */
function narrowing(pictures: Demo['pictures']) {
  const making = new Map<string, Promise<Uint8Array | null>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async ({ file, width }: Narrow) => {
    const done = await pictures.run({ do: 'narrow', bytes: await readFile(file), width, as: 'webp' });
    return 'picture' in done ? done.picture.bytes : null;
  };
  return (key: string, asked: Narrow): Promise<Uint8Array | null> => {
    const begun = making.get(key);
    if (begun) return begun;
    const made = last.then(() => make(asked)).finally(() => making.delete(key));
    last = made.catch(() => undefined);
    making.set(key, made);
    return made;
  };
}
