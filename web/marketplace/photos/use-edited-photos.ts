import { useEffect, useRef, useState } from 'react';
import { MOST_JOB_PHOTOS } from '../../../contract/pictures.ts';
import { photosCopy } from '../../copy/photos.copy.ts';
import { moved } from '../moved.ts';
import { type AddedFile, addFiles, dropFile, newFile, patchFile, sendFile } from './add-files.ts';
import { KEPT } from './field-photo.ts';
import type { NamedPhoto } from './named-photo.ts';
import type { PhotoActs } from './photo-field.tsx';
import { type Prepared, prepared } from './shrink.ts';

const known = ({ id, text, src }: NamedPhoto): AddedFile => ({
  ...newFile(),
  ...KEPT,
  id,
  src,
  text,
  sent: id,
});

const ignore = () => undefined;

type OnChange = (photos: NamedPhoto[], isSending: boolean) => void;

/** The photos of a form that is open: nothing of it is the job's before it is saved. */
export function useEditedPhotos(own: readonly NamedPhoto[], onChange: OnChange) {
  const [photos, setPhotos] = useState<readonly AddedFile[]>(() => own.map(known));
  // An upload ends long after the render that began it.
  const latest = useRef(photos);
  const hears = useRef(onChange);
  useEffect(() => {
    hears.current = onChange;
    // A field that is gone reports nothing more, also if an upload still goes on.
    return () => {
      hears.current = ignore;
    };
  });
  const change = (next: readonly AddedFile[]) => {
    latest.current = next;
    setPhotos(next);
    const named = next.flatMap(({ sent, text, src }) => (sent ? [{ id: sent, text, src }] : []));
    hears.current(named, named.length < next.length);
  };
  const form = { latest, change };
  const acts: PhotoActs = {
    add: (files) =>
      addFiles(files, form, {
        most: MOST_JOB_PHOTOS,
        full: photosCopy.field.full,
        placeOf: newFile,
        prepare: (file) => preparedOnce(file, latest.current),
      }),
    remove: async (id) => dropFile(form, id),
    move: async (id, to) => {
      const photo = latest.current.find((one) => one.id === id);
      if (photo) change(moved(latest.current, photo, to));
    },
    say: async (id, text) => patchFile(form, id, { text }),
    again: (id) => sendFile(form, id),
  };
  return { photos, acts };
}

/** The content of the photos that the job had before is not known here. */
async function preparedOnce(file: File, photos: readonly AddedFile[]): Promise<Prepared> {
  const drawn = await prepared(file);
  const isTwice = 'mark' in drawn && Boolean(drawn.mark) && photos.some(({ mark }) => mark === drawn.mark);
  return isTwice ? { sentence: photosCopy.refused.twice } : drawn;
}
