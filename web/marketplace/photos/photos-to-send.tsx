import { type ReactNode, useId, useRef } from 'react';
import { photosCopy } from '../../copy/photos.copy.ts';
import { focusAfterRemoval } from '../../ui/lists/focus-after-removal.ts';
import type { FieldPhoto } from './field-photo.ts';
import { HowFar, Preview, RemovePhoto } from './photo-row.tsx';

type PhotosToSendProps = {
  photos: readonly FieldPhoto[];
  onAgain: (id: string) => void;
  onRemove: (id: string) => Promise<void>;
  /** The way to where they are chosen. */
  change?: ReactNode;
};

/** The photos that go along with a job: what each shows, how far it has come, and a way to leave it out. */
export function PhotosToSend({ photos, onAgain, onRemove, change }: PhotosToSendProps) {
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  const remove = (id: string, at: number) =>
    void onRemove(id).then(() => focusAfterRemoval(box.current?.parentElement ?? null, at));
  if (photos.length === 0) return null;
  return (
    <section ref={box} aria-labelledby={heading} className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id={heading} className="font-semibold">
          {photosCopy.label}
        </h2>
        {change}
      </div>
      <ol aria-labelledby={heading} className="grid gap-3">
        {photos.map((photo, at) => (
          <li key={photo.id} className="grid min-w-0 grid-cols-[88px_minmax(0,1fr)_auto] gap-3">
            <Preview photo={photo} place={at + 1} total={photos.length} isCaptioned />
            <div className="grid min-w-0 content-start gap-1">
              {photo.text && <p className="wrap-anywhere">{photo.text}</p>}
              <HowFar photo={photo} onAgain={() => onAgain(photo.id)} />
            </div>
            <RemovePhoto place={at + 1} run={() => remove(photo.id, at)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
