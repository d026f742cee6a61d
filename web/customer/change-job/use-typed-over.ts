import type { JobToChange } from '../../../contract/job-changes.ts';
import { useDraft } from '../../marketplace/dashboard/use-draft.ts';
import type { NamedPhoto } from '../../marketplace/photos/named-photo.ts';
import type { JobDraft } from '../post-job/draft.ts';
import { draftOf } from './change-of.ts';

/**
 * What somebody typed and the photos as they are to be, each as one text, and the revision of the job that they had before
 * them; -1 where nothing was touched.
 */
const NOTHING = { typed: '', photos: '', revision: -1 };

/**
 * A job with what its customer typed over it. What they did not touch follows the job, wherever it is changed; what they
 * typed outlives a failed call, a reload and an expired session.
 */
export function useTypedOverJob(job: JobToChange) {
  const { draft: kept, change: keep, clear } = useDraft(`change-job:${job.id}`, NOTHING);
  const typed = parsed<Partial<JobDraft>>(kept.typed) ?? {};
  const photos = parsed<NamedPhoto[]>(kept.photos);
  const isTouched = Object.keys(typed).length > 0 || photos !== null;
  const revision = isTouched ? kept.revision : job.revision;
  const change = (part: Partial<JobDraft>) =>
    keep({ typed: JSON.stringify({ ...typed, ...part }), revision });
  const changePhotos = (next: NamedPhoto[]) =>
    keep({ photos: JSON.stringify(next), ...(!isTouched && { revision }) });
  const rebase = () => keep({ revision: job.revision });
  return { draft: { ...draftOf(job), ...typed }, photos, revision, change, changePhotos, rebase, clear };
}

function parsed<T>(text: string): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}
