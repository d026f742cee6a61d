import { useSession } from '../accounts/session.ts';
import {
  addPhotos,
  movePhoto,
  removePhoto,
  sayOfPhoto,
  sendAgain,
  useDevicePhotos,
} from './device-photos.ts';
import { type PhotoActs, PhotoField } from './photo-field.tsx';

const ACTS: PhotoActs = {
  add: addPhotos,
  remove: removePhoto,
  move: movePhoto,
  say: sayOfPhoto,
  again: sendAgain,
};

/** The photos of a job that is not posted yet. */
export function DevicePhotoField({ error }: { error?: string | undefined }) {
  const photos = useDevicePhotos(useSession()?.user.id ?? null);
  return <PhotoField photos={photos} acts={ACTS} error={error} />;
}
