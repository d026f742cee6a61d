import { useState } from 'react';
import type { JobPhoto } from '../../../contract/job-photos.ts';
import { photoViewCopy } from '../../copy/photo-view.copy.ts';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import { photoSources } from './photo-sources.ts';

const VIEWER = part(() => import('./photo-viewer.tsx'));

type PhotoStripProps = {
  photos: readonly JobPhoto[];
  /** What they are photos of. */
  title: string;
  /** As wide as half a card, in place of small squares. */
  isLarge?: boolean;
};

/** The photos of a job in a row, each of which opens large. Nothing where there are none. */
export function PhotoStrip({ photos, title, isLarge = false }: PhotoStripProps) {
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label={photoViewCopy.of(title)} className="flex min-w-0 flex-wrap gap-2">
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <Thumbnail
              photo={photo}
              label={photoViewCopy.open(photo.text, at + 1, photos.length)}
              sizes={isLarge ? LARGE : `${SIDE}px`}
              onOpen={() => setOpened(at)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Later part={VIEWER} pending={null}>
          {({ PhotoViewer }) => (
            <PhotoViewer photos={photos} title={title} first={opened} onClose={() => setOpened(null)} />
          )}
        </Later>
      )}
    </>
  );
}

const SIDE = 88;
const LARGE = '(min-width: 64rem) 30rem, 66vw';

type ThumbnailProps = { photo: JobPhoto; label: string; sizes: string; onOpen: () => void };

const Thumbnail = ({ photo, label, sizes, onOpen }: ThumbnailProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onOpen}
    className="block cursor-zoom-in overflow-hidden rounded-field border border-line bg-sunken hover:border-edge"
  >
    <img
      {...photoSources(photo)}
      sizes={sizes}
      alt=""
      width={SIDE}
      height={SIDE}
      loading="lazy"
      decoding="async"
      className="size-[88px] object-cover"
    />
  </button>
);
