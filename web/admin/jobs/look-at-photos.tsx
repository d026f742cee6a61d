import type { AdminJob } from '../../../contract/admin-jobs.ts';
import { adminJobsCopy } from '../../copy/admin-jobs.copy.ts';
import { PhotoStrip } from '../../marketplace/photos/photo-strip.tsx';
import { LookDialog } from '../look-dialog.tsx';

const words = adminJobsCopy.photos;

type LookAtPhotosProps = { job: Pick<AdminJob, 'id' | 'title'>; onClose: () => void };

/** Asks why, and then shows the photos of a job. */
export const LookAtPhotos = ({ job, onClose }: LookAtPhotosProps) => (
  <LookDialog
    about={`photos:${job.id}`}
    name="lookAtPhotos"
    words={{ ...words, title: words.title(job.title) }}
    look={(api, reason) => api.lookAtPhotos({ params: { id: job.id }, body: { reason } })}
    gone={adminJobsCopy.gone}
    onClose={onClose}
  >
    {({ photos, results }) => (
      <div className="grid gap-4">
        <PhotoStrip photos={photos} title={job.title} />
        {results.length > 0 && (
          <section aria-label={words.results} className="grid gap-2">
            <h3 className="font-semibold">{words.results}</h3>
            <PhotoStrip photos={results} title={words.results} />
          </section>
        )}
      </div>
    )}
  </LookDialog>
);
