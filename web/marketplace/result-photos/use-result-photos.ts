import { useRef, useState } from 'react';
import { type AddedFile, addFiles, dropFile, newFile, sendFile } from '../photos/add-files.ts';
import { prepared } from '../photos/shrink.ts';

type Wanted = {
  jobId: string;
  most: number;
  /** Said when there are more than that. */
  full: string;
};

/** The photos of a form about agreed work: each is sent at once, and belongs to the act once that is done. */
export function useResultPhotos({ jobId, most, full }: Wanted) {
  const [photos, setPhotos] = useState<readonly AddedFile[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  // An upload ends long after the render that began it.
  const latest = useRef(photos);
  const change = (next: readonly AddedFile[]) => {
    latest.current = next;
    setPhotos(next);
  };
  const to = () => ({ path: `/job/${jobId}/result-photo`, field: 'photo', name: 'photo' });
  const form = { latest, change, to };
  return {
    photos,
    refused,
    most,
    add: (files: readonly File[]) =>
      void addFiles(files, form, { most, full, placeOf: newFile, prepare: prepared }).then(setRefused),
    remove: (id: string) => dropFile(form, id),
    again: (id: string) => void sendFile(form, id),
    /** As the act names them; null while one is not there yet. */
    ids: (): string[] | null => {
      const ids = latest.current.flatMap(({ sent }) => (sent ? [sent] : []));
      return ids.length < latest.current.length ? null : ids;
    },
  };
}

export type ResultPhotos = ReturnType<typeof useResultPhotos>;
