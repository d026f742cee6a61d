import type { JobPhoto } from '../../../contract/job-photos.ts';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';

const STRIP = part(() => import('./photo-strip.tsx'));

type PhotosLaterProps = {
  /** A page of the build before has none. */
  photos: readonly JobPhoto[] | undefined;
  title: string;
};

/** The photos of a job, fetched after the words that stand below them; they keep their height free. */
export const PhotosLater = ({ photos = [], title }: PhotosLaterProps) =>
  photos.length > 0 && (
    <div className="min-h-[90px]">
      <LaterQuietly part={STRIP}>
        {({ PhotoStrip }) => <PhotoStrip photos={photos} title={title} />}
      </LaterQuietly>
    </div>
  );
