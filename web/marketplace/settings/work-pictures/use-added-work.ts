import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MOST_WORK_PICTURES } from '../../../../contract/work-picture-sizes.ts';
import { ownWorkCopy } from '../../../copy/own-work.copy.ts';
import { reload } from '../../live/lists.ts';
import { type AddedFile, addFiles, dropFile, newFile, sendFile } from '../../photos/add-files.ts';
import type { Destination } from '../../photos/send-photo.ts';
import { prepared } from '../../photos/shrink.ts';

const TO: Destination = { path: '/business/work-pictures', field: 'picture', name: 'picture' };

/** Pictures on their way: each is sent when it is chosen, and stands in the list once it has arrived. */
export function useAddedWork(shown: number) {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  // An upload ends long after the render that began it.
  const latest = useRef(files);
  const change = (next: readonly AddedFile[]) => {
    const left = next.filter(({ sent }) => !sent);
    latest.current = left;
    setFiles(left);
    if (left.length < next.length) void reload(queryClient, ['workPictures']);
  };
  const form = { latest, change, to: () => TO };
  return {
    files,
    add: (chosen: readonly File[]) =>
      addFiles(chosen, form, {
        most: MOST_WORK_PICTURES - shown,
        full: ownWorkCopy.full,
        placeOf: newFile,
        prepare: prepared,
      }),
    again: (id: string) => void sendFile(form, id),
    drop: (id: string) => dropFile(form, id),
  };
}
