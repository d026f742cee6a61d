import { pictureFile } from '../pictures.ts';
import { exhibitors } from './exhibitors.ts';
import { withFaces } from './faces.ts';
import { faceName, signOf } from './firms.ts';
import { jobPhotos } from './job-photos.ts';
import { makeWorld } from './lives.ts';
import { shownWork } from './shown-work.ts';
import { signFile } from './signs.ts';
import { avatarId, photoId, signId, workId } from './world-ids.ts';

/** Where the repository has a picture: as AVIF always, as WebP if it is small. */
export type PictureFiles = { avif: URL; webp?: URL };

/** Every picture of the world, by the id of its file. */
export function worldPictures(): Map<string, PictureFiles> {
  const { firms, customers, lives } = makeWorld();
  const shown = exhibitors(firms);
  const [work, photos] = [shownWork(shown), jobPhotos(lives)];
  return new Map<string, PictureFiles>([
    ...shown.map((one) => [signId(one), sign(signOf(one))] as const),
    ...withFaces(customers).map((one) => [avatarId(one.id), sign(faceName(one))] as const),
    ...[...work].flatMap(([by, pictures]) =>
      pictures.map(({ picture }, place) => [workId(by, place), rendered(picture)] as const),
    ),
    ...[...photos].map(([life, picture]) => [photoId(life), rendered(picture)] as const),
  ]);
}

const sign = (name: string): PictureFiles => ({ avif: signFile(name, 'avif'), webp: signFile(name, 'webp') });
const rendered = ({ name }: { name: string }): PictureFiles => ({ avif: pictureFile(name) });
