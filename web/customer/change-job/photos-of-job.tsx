import { useState } from 'react';
import type { JobToChange } from '../../../contract/job-changes.ts';
import { EditedPhotoField } from '../../marketplace/photos/edited-photo-field.tsx';
import { type NamedPhoto, namedPhoto } from '../../marketplace/photos/named-photo.ts';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';

/** The photos of a form that changes a job. */
export type PhotosOfForm = {
  /** All of them as they are to be; null while nobody touched them. */
  photos: NamedPhoto[] | null;
  onPhotos: (photos: NamedPhoto[], isSending: boolean) => void;
  /** Counts how often others were put into the field than those that it knows. */
  turn: number;
};

type PhotosOfJobProps = PhotosOfForm & { job: JobToChange };

/** Until somebody touches them they follow the job, wherever it is changed. */
export function PhotosOfJob({ job, photos, onPhotos, turn }: PhotosOfJobProps) {
  const ofJob = JSON.stringify(job.photos.map(({ id, text }) => [id, text]));
  const [shown, setShown] = useState(ofJob);
  if (!photos && shown !== ofJob) setShown(ofJob);
  return (
    <div id="photos" tabIndex={-1} className="min-w-0">
      <EditedPhotoField
        key={`${turn} ${shown}`}
        own={photos ?? job.photos.map(namedPhoto)}
        onChange={onPhotos}
        error={useFault('photos')}
      />
    </div>
  );
}
