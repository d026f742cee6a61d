import * as z from 'zod/mini';
import { PageIndexQuery } from './admin-lists.ts';
import { WORK_PICTURE_STATES } from './admin-pages.ts';
import { fieldSentences as say } from './copy.ts';
import { flag, id, IdParams, Named, Nothing, text, zeroOrOne } from './fields.ts';
import { routes } from './kernel.ts';
import { WorkPicture } from './work-pictures.ts';

/** A work picture as admins see it. */
export const AdminWorkPicture = z.extend(WorkPicture, {
  business: Named,
  createdAt: z.string(),
  is_active: flag,
});
export type AdminWorkPicture = z.output<typeof AdminWorkPicture>;

const WorkPicturesQuery = z.extend(PageIndexQuery, {
  state: z.optional(z.enum(WORK_PICTURE_STATES, say.choose)),
  business: z.optional(id),
});
export type AdminWorkPicturesQuery = z.output<typeof WorkPicturesQuery>;

const reason = text({ max: 500, empty: say.reason, lines: true });

/** Nothing is hidden without a reason, which its business is told. */
const WorkPictureSwitch = z.strictObject({ is_active: zeroOrOne, reason: z.optional(reason) }).check(
  z.refine(({ is_active, reason: said }) => is_active === 1 || said !== undefined, {
    path: ['reason'],
    error: say.reason,
  }),
);

export const adminWorkPictureRoutes = routes({
  adminWorkPictures: {
    method: 'GET',
    path: '/admin/work-pictures',
    summary: 'A page of the work pictures of all businesses, or of the one that is named, newest first',
    by: ['admin'],
    query: WorkPicturesQuery,
    answers: z.object({
      pictures: z.array(AdminWorkPicture),
      count: z.number(),
      /** Whose they are, where one was named. */
      business: z.nullable(Named),
    }),
    refuses: ['not_found'],
  },
  switchWorkPicture: {
    method: 'PUT',
    path: '/admin/work-picture/:id',
    summary: 'Hide a work picture, whose business is told the reason, or show it again',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: WorkPictureSwitch,
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  takeWorkPictureAway: {
    method: 'DELETE',
    path: '/admin/work-picture/:id',
    summary: 'Remove a work picture for good; its business is told the reason',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ reason }),
    answers: Nothing,
    refuses: ['done_by_another'],
  },
});
