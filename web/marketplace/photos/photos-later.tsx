import type { JobPhoto } from '../../../contract/job-photos.ts';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';

const STRIP = part(() => import('./photo-strip.tsx'));

type PhotosLaterProps = {
  /** A page of the build before has none. */
  photos: readonly JobPhoto[] | undefined;
  title: string;
  /** Large, at the head of a card, in place of a row of small ones. */
  isMosaic?: boolean;
};

/** The photos of a job, fetched after the words that stand below them; they keep their height free. */
export const PhotosLater = ({ photos = [], title, isMosaic = false }: PhotosLaterProps) =>
  photos.length > 0 && (
    <div className={isMosaic ? 'photo-mosaic' : 'min-h-[90px]'}>
      <LaterQuietly part={STRIP}>
        {({ PhotoStrip }) => <PhotoStrip photos={photos} title={title} isLarge={isMosaic} />}
      </LaterQuietly>
    </div>
  );
