import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { textOrNone } from './fields.ts';
import { routes } from './kernel.ts';
import { MOST_JOB_PHOTOS, PHOTO_MAX_BYTES, PHOTO_TEXT_LETTERS } from './pictures.ts';

/** A photo of a job as its readers see it: the first one is the one that a row shows. */
export const JobPhoto = z.object({
  id: z.string(),
  /** A width is asked for as `?w=`. */
  url: z.string(),
  /** What it shows, in a sentence; empty where nobody wrote one. */
  text: z.string(),
  width: z.number(),
  height: z.number(),
});
export type JobPhoto = z.output<typeof JobPhoto>;

const NewPhoto = z.strictObject({
  id: z.uuid(say.photos),
  text: z.optional(textOrNone({ max: PHOTO_TEXT_LETTERS })),
});

/** Photos that were brought before, in their order. */
export const NewPhotos = z.array(NewPhoto, say.photos).check(z.maxLength(MOST_JOB_PHOTOS, say.fewerPhotos));
export type NewPhotos = z.output<typeof NewPhotos>;

/** All photos of a job, in their order. */
export const JobPhotos = z.object({ photos: z.array(JobPhoto) });

export const jobPhotoRoutes = routes({
  bringPhoto: {
    method: 'POST',
    path: '/job/photo',
    summary: 'Bring a photo for a job that is posted or changed afterwards; unused it is gone within a day',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by key',
    upload: {
      field: 'photo',
      fields: z.strictObject({}),
      maxBytes: PHOTO_MAX_BYTES,
      tooLarge: 'photo_too_large',
    },
    answers: z.object({ id: z.string(), width: z.number(), height: z.number() }),
    refuses: ['photo_wrong_type', 'photo_not_usable', 'photo_too_many_pixels', 'too_many_photos'],
  },
});
