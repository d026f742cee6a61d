import type { JobPhoto } from '../../../../contract/job-photos.ts';
import { jobPhotoAddress } from '../../../../contract/pictures.ts';
import { type Disclosure, readable } from '../../free-text.ts';
import type { StoredPhoto } from './photo-columns.ts';

/** The photos of a job for one reader: what their customer wrote below them is cut like all else that they wrote. */
export const photosView = (photos: StoredPhoto[] | null, may: Disclosure): JobPhoto[] =>
  (photos ?? []).map(({ id, text, width, height }) => ({
    id,
    url: jobPhotoAddress(id),
    text: readable(text, may),
    width,
    height,
  }));
