import type pg from 'pg';
import { limit } from '../../platform/limits.ts';

export const UPLOAD_LIMITS = {
  /** An account's files: enough for all documents and a few tries at a picture, too few to fill a disk with. */
  uploads: { name: 'uploads', tries: 30, seconds: 3600 },
  /** Photos of jobs and of results: some sets of eight, with a few tries. */
  photos: { name: 'photos', tries: 60, seconds: 3600 },
  /** Work pictures of a business: all of them, with a few tries. */
  workPictures: { name: 'work-pictures', tries: 60, seconds: 3600 },
  /** Files in messages and PDFs of quotes: some messages of ten. */
  attachments: { name: 'attachments', tries: 90, seconds: 3600 },
  /** Pictures that are decoded to be looked at, and not kept. */
  previews: { name: 'previews', tries: 30, seconds: 3600 },
};

/** How often one account may send a file. */
export const uploadLimits = (pool: pg.Pool) => ({
  uploads: limit(pool, UPLOAD_LIMITS.uploads),
  previews: limit(pool, UPLOAD_LIMITS.previews),
  photos: limit(pool, UPLOAD_LIMITS.photos),
  attachments: limit(pool, UPLOAD_LIMITS.attachments),
  workPictures: limit(pool, UPLOAD_LIMITS.workPictures),
});
