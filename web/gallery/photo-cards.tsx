import { OpenUntil } from '../admin/look-dialog.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { photosCopy } from '../copy/photos.copy.ts';
import { EditedPhotoField } from '../marketplace/photos/edited-photo-field.tsx';
import type { FieldPhoto } from '../marketplace/photos/field-photo.ts';
import { namedPhoto } from '../marketplace/photos/named-photo.ts';
import { type PhotoActs, PhotoField } from '../marketplace/photos/photo-field.tsx';
import { PhotosToSend } from '../marketplace/photos/photos-to-send.tsx';
import { PhotoStrip } from '../marketplace/photos/photo-strip.tsx';
import type { Cards } from './cards.tsx';
import { PICTURE } from './samples.ts';

const { sample } = galleryCopy;
const never = () => Promise.resolve(undefined);
const ACTS: PhotoActs = { add: async () => [], remove: never, move: never, say: never, again: never };

const photo = (id: string, other: Partial<FieldPhoto>): FieldPhoto => ({
  id,
  src: '/icon-192.png',
  text: '',
  state: 'kept',
  progress: 0,
  sentence: null,
  ...other,
});

export const fieldPhotos: FieldPhoto[] = [
  photo('photo-1', { text: sample.photo, state: 'sent' }),
  photo('photo-2', { state: 'sending', progress: 40 }),
  photo('photo-3', { state: 'refused', sentence: photosCopy.refused.large }),
  photo('photo-6', { state: 'failed', sentence: sample.photo }),
  photo('photo-4', { src: null, text: sample.longJob }),
  photo('photo-5', { src: null, state: 'preparing' }),
];

const shown = fieldPhotos.map(({ id, text }, at) => ({
  id: `shown-${id}`,
  url: PICTURE,
  text,
  width: at === 1 ? 512 : 384,
  height: 512,
}));
const strip = <PhotoStrip photos={shown} title={sample.job} />;

/** The hour of an admin does not end here. */
const FAR = Date.UTC(2099, 0, 1, 15, 42);

/** Photos of a job, as they are chosen, sent and looked at. */
export const photoCards: Cards = {
  PhotoField: {
    empty: <PhotoField photos={[]} acts={ACTS} />,
    filled: <PhotoField photos={fieldPhotos} acts={ACTS} />,
  },
  EditedPhotoField: { filled: <EditedPhotoField own={shown.map(namedPhoto)} onChange={() => undefined} /> },
  PhotosToSend: { busy: <PhotosToSend photos={fieldPhotos} onAgain={() => undefined} onRemove={never} /> },
  OpenUntil: { normal: <OpenUntil moment={FAR}>{strip}</OpenUntil> },
  PhotoStrip: { normal: strip },
};
