import { useRef, useState } from 'react';
import { MOST_JOB_PHOTOS } from '../../../contract/pictures.ts';
import { photosCopy } from '../../copy/photos.copy.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { focusAfterRemoval } from '../../ui/lists/focus-after-removal.ts';
import type { FieldPhoto } from './field-photo.ts';
import { PhotoButtons } from './photo-buttons.tsx';
import { PhotoRow } from './photo-row.tsx';
import { droppedFiles, usePastedFiles } from './taking-files.ts';
import { useDraggedOrder } from './use-dragged-order.ts';
import { WhyNotSent } from './why-not-sent.tsx';

const copy = photosCopy.field;

/** What can be done with the photos of a field; each is answered by another list of photos. */
export type PhotoActs = {
  /** Answers the sentences of those that are not taken. */
  add: (files: File[]) => Promise<string[]>;
  remove: (id: string) => Promise<void>;
  /** To this place in the order. */
  move: (id: string, to: number) => Promise<void>;
  say: (id: string, text: string) => Promise<void>;
  /** For one whose sending has failed. */
  again: (id: string) => Promise<void>;
};

type PhotoFieldProps = { photos: readonly FieldPhoto[]; acts: PhotoActs; error?: string | undefined };

/** Photos to choose, take, drop or paste; to put in order by dragging or by keys; and a sentence for each. */
export function PhotoField({ photos, acts, error }: PhotoFieldProps) {
  const [refused, setRefused] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const add = (files: readonly File[]) => void acts.add([...files]).then(setRefused);
  usePastedFiles(add);
  const wayOn = (at: number) => focusAfterRemoval(box.current, at);
  return (
    <fieldset ref={box} className="grid min-w-0 gap-3" {...droppedFiles(add)}>
      <legend className="mb-1.5 font-semibold">{photosCopy.label}</legend>
      <p className="-mt-1 text-sm text-ink-soft">{copy.hint}</p>
      {photos.length > 0 && <PhotoRows photos={photos} acts={acts} onSaid={setSaid} onGone={wayOn} />}
      <WhyNotSent files={photos} id="photos" />
      {[...refused, ...(error ? [error] : [])].map((sentence, at) => (
        <FieldError key={sentence} id={`photos-refused-${at}`}>
          {sentence}
        </FieldError>
      ))}
      <PhotoButtons onPick={add} isFull={photos.length >= MOST_JOB_PHOTOS} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

type PhotoRowsProps = Pick<PhotoFieldProps, 'photos' | 'acts'> & {
  onSaid: (sentence: string) => void;
  /** The one at this place, counted from nought, has been removed. */
  onGone: (at: number) => void;
};

function PhotoRows({ photos, acts, onSaid, onGone }: PhotoRowsProps) {
  const move = (id: string, to: number) => {
    if (to < 0 || to >= photos.length) return;
    void acts.move(id, to);
    onSaid(copy.moved(to + 1, photos.length));
  };
  const remove = (id: string, at: number) => {
    void acts.remove(id).then(() => onGone(at));
    onSaid(copy.removed);
  };
  const { list, dragOf } = useDraggedOrder(
    photos.map(({ id }) => id),
    move,
  );
  return (
    <ol ref={list} aria-label={photosCopy.label} className="grid gap-3">
      {photos.map((photo, at) => (
        <PhotoRow
          key={photo.id}
          photo={photo}
          place={at + 1}
          total={photos.length}
          onMove={(to) => move(photo.id, to)}
          onRemove={() => remove(photo.id, at)}
          onSay={(text) => void acts.say(photo.id, text)}
          onAgain={() => void acts.again(photo.id)}
          drag={dragOf(photo.id)}
        />
      ))}
    </ol>
  );
}
