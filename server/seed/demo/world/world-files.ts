import { createReadStream } from 'node:fs';
import type { Files } from '../../../platform/files/files.ts';
import { idIn } from '../../../platform/files/files.ts';
import { type SceneName, sceneFile } from '../scenes.ts';
import { faceName, signOf } from './firms.ts';
import { makeWorld } from './lives.ts';
import { pictureFile } from './pictures.ts';
import { shownWork } from './shown-work.ts';
import { avatarId, photoId, signId, workId } from './world-ids.ts';

type Picture = { sign: string } | { finished: string } | { asFound: SceneName };

/**
 * The same store, in which the pictures of the demo world lie as well: they are read where the repository has them, so
 * that a first start copies nothing. What is uploaded comes first, and what is listed or removed is that alone.
 */
export function withWorldPictures(files: Files): Files {
  let known: Map<string, Picture> | null = null;
  return {
    ...files,
    async read(key) {
      const stored = await files.read(key);
      if (stored) return stored;
      known ??= picturesOfWorld();
      const picture = known.get(idIn(key));
      const file = picture && fileOf(picture, key);
      return file ? createReadStream(file) : null;
    },
  };
}

function picturesOfWorld(): Map<string, Picture> {
  const { firms, customers, lives } = makeWorld();
  const work = shownWork(firms);
  return new Map<string, Picture>([
    ...firms.map((firm) => [signId(firm), { sign: signOf(firm) }] as const),
    ...customers.flatMap(({ id, face }) => (face ? [[avatarId(id), { sign: faceName(face) }] as const] : [])),
    ...firms.flatMap((firm) =>
      (work.get(firm) ?? []).map(({ picture }, place) => [workId(firm, place), picture] as const),
    ),
    ...lives.flatMap((life) =>
      life.scenes.map(({ scene }, place) => [photoId(life, place), { asFound: scene }] as const),
    ),
  ]);
}

const AS_AVIF = /-avif$/;
const NARROW = /-(?:160|320)(?:-avif)?$/;

/** Where the repository has it in this width and format; nothing in one that it has not, as it is with an upload. */
function fileOf(picture: Picture, key: string): URL | null {
  const [isAvif, isNarrow] = [AS_AVIF.test(key), NARROW.test(key)];
  if ('asFound' in picture) return isAvif ? null : sceneFile(picture.asFound, isNarrow ? 320 : 1200);
  if ('sign' in picture) return pictureFile(`${picture.sign}.${isAvif ? 'avif' : 'webp'}`);
  return pictureFile(`${picture.finished}${isAvif ? (isNarrow ? '-320.avif' : '.avif') : '.webp'}`);
}
