import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MOST_WORK_PICTURES } from '../../../../contract/work-picture-sizes.ts';
import { ownWorkCopy } from '../../../copy/own-work.copy.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { reload } from '../../live/lists.ts';
import { type AddedFile, addFiles, dropFile, newFile, sendFile } from '../../photos/add-files.ts';
import type { FieldPhoto } from '../../photos/field-photo.ts';
import { PhotoButtons } from '../../photos/photo-buttons.tsx';
import { HowFar, Preview, RemovePhoto } from '../../photos/photo-row.tsx';
import type { Destination } from '../../photos/send-photo.ts';
import { prepared } from '../../photos/shrink.ts';
import { droppedFiles, usePastedFiles } from '../../photos/taking-files.ts';
import { WhyNotSent } from '../../photos/why-not-sent.tsx';

/** Where pictures are chosen, taken, dropped or pasted, and how far those are that are on their way. */
export function AddedWork({ shown }: { shown: number }) {
  const { files, add: send, again, drop } = useAddedWork(shown);
  const [refused, setRefused] = useState<string[]>([]);
  const add = (chosen: readonly File[]) => void send(chosen).then(setRefused);
  usePastedFiles(add);
  return (
    <div className="grid min-w-0 gap-3" {...droppedFiles(add)}>
      {files.length > 0 && (
        <ul className="grid gap-3">
          {files.map((file, at) => (
            <OnItsWay
              key={file.id}
              file={file}
              place={shown + at + 1}
              total={shown + files.length}
              onAgain={() => again(file.id)}
              onDrop={() => drop(file.id)}
            />
          ))}
        </ul>
      )}
      <WhyNotSent files={files} id="work" />
      {refused.map((sentence, at) => (
        <FieldError key={sentence} id={`work-refused-${at}`}>
          {sentence}
        </FieldError>
      ))}
      <PhotoButtons onPick={add} isFull={shown + files.length >= MOST_WORK_PICTURES} />
    </div>
  );
}

type OnItsWayProps = {
  file: FieldPhoto;
  place: number;
  total: number;
  onAgain: () => void;
  onDrop: () => void;
};

const OnItsWay = ({ file, place, total, onAgain, onDrop }: OnItsWayProps) => (
  <li className="flex min-w-0 flex-wrap items-center gap-3">
    <Preview photo={file} place={place} total={total} />
    <span className="min-w-0 flex-1 basis-32">
      <HowFar photo={file} onAgain={onAgain} />
    </span>
    {(file.state === 'failed' || file.state === 'refused') && <RemovePhoto place={place} run={onDrop} />}
  </li>
);

const TO: Destination = { path: '/business/work-pictures', field: 'picture', name: 'picture' };

/** Pictures on their way: each is sent when it is chosen, and stands in the list once it has arrived. */
function useAddedWork(shown: number) {
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
