import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { JobPhoto } from '../../../contract/job-photos.ts';
import { photoViewCopy } from '../../copy/photo-view.copy.ts';
import { useBackCloses } from '../../ui/dialogs/back-closes.ts';
import { keepFocus } from '../../ui/dialogs/keep-focus.ts';
import { useSwipe } from '../../ui/hooks/use-swipe.ts';
import { photoSources } from './photo-sources.ts';

export type PhotoViewerProps = {
  photos: readonly JobPhoto[];
  title: string;
  /** The place of the one that was opened. */
  first: number;
  /** In which widths it can be had; those of a private photo where nothing is said. */
  sourcesOf?: typeof photoSources;
  onClose: () => void;
};

/** One photo as large as the screen allows, with its sentence; arrow keys or a swipe lead to the others, Escape closes. */
export function PhotoViewer({ photos, title, first, sourcesOf = photoSources, onClose }: PhotoViewerProps) {
  const { photo, at, isGone, turn } = useShownPhoto(photos, first);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const swipe = useSwipe(turn);
  useBackCloses(photo !== undefined, onClose);
  if (!photo) return null;
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()} onOpenChangeComplete={() => keepFocus()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 bg-veil" />
        <Base.Viewport className="fixed inset-0 grid place-items-center sm:p-6">
          <Base.Popup className={POPUP} onKeyDown={turnByKey}>
            <div className="flex items-center justify-between gap-4">
              <Base.Title className="min-w-0 font-display text-lg leading-tight">{title}</Base.Title>
              <Base.Close aria-label={photoViewCopy.close} className={BUTTON}>
                <X size={24} aria-hidden />
              </Base.Close>
            </div>
            <Large
              key={photo.id}
              photo={photo}
              sources={sourcesOf(photo)}
              alt={photoViewCopy.alt(photo.text, at + 1, photos.length)}
              swipe={swipe}
            />
            {isGone && <p role="status">{photoViewCopy.removed}</p>}
            <Foot text={photo.text} place={at + 1} total={photos.length} turn={turn} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The photo that was turned to, wherever it stands by now. Where its customer has removed it, the one that took its place. */
function useShownPhoto(photos: readonly JobPhoto[], first: number) {
  const [wanted, setWanted] = useState({ id: photos[first]?.id, at: first });
  const place = photos.findIndex(({ id }) => id === wanted.id);
  const isGone = place < 0;
  // One before it was removed.
  if (!isGone && place !== wanted.at) setWanted({ ...wanted, at: place });
  const at = isGone ? Math.min(wanted.at, photos.length - 1) : place;
  const turn = (by: number) => {
    const next = (at + by + photos.length) % photos.length;
    setWanted({ id: photos[next]?.id, at: next });
  };
  return { photo: photos[at], at, isGone, turn };
}

const POPUP =
  'grid h-dvh w-full min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink outline-none sm:h-auto sm:max-h-full sm:w-auto sm:max-w-5xl sm:min-w-lg sm:rounded-card sm:border sm:border-rim sm:shadow-float';
const BUTTON =
  'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunken';

type FootProps = { text: string; place: number; total: number; turn: (by: number) => void };

const Foot = ({ text, place, total, turn }: FootProps) => (
  <div className="flex items-center justify-between gap-4">
    {total > 1 && <Turn label={photoViewCopy.before} glyph={ChevronLeft} run={() => turn(-1)} />}
    <p aria-live="polite" className="min-w-0 flex-1 text-center">
      {text}
      <span className="block text-sm text-ink-soft tabular-nums">{photoViewCopy.place(place, total)}</span>
    </p>
    {total > 1 && <Turn label={photoViewCopy.after} glyph={ChevronRight} run={() => turn(1)} />}
  </div>
);

type TurnProps = { label: string; glyph: typeof X; run: () => void };

const Turn = ({ label, glyph: Glyph, run }: TurnProps) => (
  <button type="button" aria-label={label} onClick={run} className={BUTTON}>
    <Glyph size={24} aria-hidden />
  </button>
);

type LargeProps = {
  photo: JobPhoto;
  sources: ReturnType<typeof photoSources>;
  alt: string;
  swipe: ReturnType<typeof useSwipe>;
};

/** Its place is kept by its own measures before it has come. */
function Large({ photo, sources, alt, swipe }: LargeProps) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <p className="place-self-center p-8 text-ink-soft">{photoViewCopy.gone}</p>;
  return (
    <img
      {...sources}
      {...swipe}
      sizes="(min-width: 64rem) 60rem, 100vw"
      alt={alt}
      width={photo.width}
      height={photo.height}
      onError={() => setGone(true)}
      className="m-auto max-h-full min-h-0 w-auto max-w-full touch-pan-y touch-pinch-zoom rounded-field object-contain sm:max-h-[70dvh]"
    />
  );
}
