import { useState } from 'react';
import type { JobToChange } from '../../../contract/job-changes.ts';
import { isOfJob, type NamedPhoto } from '../../marketplace/photos/named-photo.ts';
import type { PhotosOfForm } from './photos-of-job.tsx';
import type { useTypedOverJob } from './use-typed-over.ts';

type Typed = Pick<ReturnType<typeof useTypedOverJob>, 'photos' | 'changePhotos' | 'rebase' | 'clear'>;

/** The photos of the form as its field needs them, whether some are on their way, and the two ways on from an old revision. */
export function usePhotosOfForm(job: JobToChange, { photos, changePhotos, rebase, clear }: Typed) {
  const [isSending, setSending] = useState(false);
  const [turn, setTurn] = useState(0);
  const onPhotos = (next: NamedPhoto[], areSending: boolean) => {
    changePhotos(next);
    setSending(areSending);
  };
  const putIn = () => {
    setSending(false);
    setTurn(turn + 1);
  };
  const startAgain = () => {
    clear();
    putIn();
  };
  /** A photo that was removed elsewhere is gone for good. */
  const goOn = () => {
    rebase();
    const left = photos?.filter((photo) => !isOfJob(photo) || job.photos.some(({ id }) => id === photo.id));
    if (!photos || !left || left.length === photos.length) return;
    changePhotos(left);
    putIn();
  };
  const ofForm: PhotosOfForm = { photos, turn, onPhotos };
  return { photos: ofForm, isSending, goOn, startAgain };
}
