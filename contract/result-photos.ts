import * as z from 'zod/mini';
import { IdParams } from './fields.ts';
import { routes } from './kernel.ts';
import { PHOTO_MAX_BYTES } from './pictures.ts';
import { MEMBER_ROLES } from './words.ts';

export const resultPhotoRoutes = routes({
  bringResultPhoto: {
    method: 'POST',
    path: '/job/:id/result-photo',
    summary:
      'Bring a photo of what came of agreed work, for its finish or for what is still open; unused it is gone within a day',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
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
