import type { NamedPhoto } from './named-photo.ts';
import { PhotoField } from './photo-field.tsx';
import { useEditedPhotos } from './use-edited-photos.ts';

type EditedPhotoFieldProps = {
  /** Those that the job has or is to have, as they were when the page was opened. */
  own: readonly NamedPhoto[];
  /** Hears of all of them as a job names them, and whether some are still on their way. */
  onChange: (photos: NamedPhoto[], isSending: boolean) => void;
  error?: string | undefined;
};

/** The photos of a job that is out. What is added is sent at once, and belongs to the job when its form is saved. */
export function EditedPhotoField({ own, onChange, error }: EditedPhotoFieldProps) {
  const { photos, acts } = useEditedPhotos(own, onChange);
  return <PhotoField photos={photos} acts={acts} error={error} />;
}
