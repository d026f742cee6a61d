import { useRef } from 'react';
import { FieldError } from '../../ui/fields/field.tsx';
import { focusAfterRemoval } from '../../ui/lists/focus-after-removal.ts';
import { PhotoButtons } from '../photos/photo-buttons.tsx';
import { HowFar, Preview, RemovePhoto } from '../photos/photo-row.tsx';
import { droppedFiles, usePastedFiles } from '../photos/taking-files.ts';
import { WhyNotSent } from '../photos/why-not-sent.tsx';
import type { ResultPhotos } from './use-result-photos.ts';

type ResultPhotoFieldProps = { label: string; hint: string; form: ResultPhotos; error?: string | undefined };

/** Photos of what came of agreed work, to choose, take, drop or paste; they keep the order in which they came. */
export function ResultPhotoField({ label, hint, form, error }: ResultPhotoFieldProps) {
  const { photos, refused, most, add, again } = form;
  const box = useRef<HTMLFieldSetElement>(null);
  usePastedFiles(add);
  const remove = (id: string, at: number) => {
    form.remove(id);
    focusAfterRemoval(box.current, at);
  };
  return (
    <fieldset ref={box} className="grid min-w-0 gap-3" {...droppedFiles(add)}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <p className="-mt-1 text-sm text-ink-soft">{hint}</p>
      {photos.length > 0 && (
        <ol aria-label={label} className="grid gap-3">
          {photos.map((photo, at) => (
            <li
              key={photo.id}
              className="grid min-w-0 grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-3"
            >
              <Preview photo={photo} place={at + 1} total={photos.length} />
              <HowFar photo={photo} onAgain={() => again(photo.id)} />
              <span className="col-start-3">
                <RemovePhoto place={at + 1} run={() => remove(photo.id, at)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <WhyNotSent files={photos} id="result-photos" />
      {[...refused, ...(error ? [error] : [])].map((sentence, at) => (
        <FieldError key={sentence} id={`result-photos-refused-${at}`}>
          {sentence}
        </FieldError>
      ))}
      <PhotoButtons onPick={add} isFull={photos.length >= most} />
    </fieldset>
  );
}
