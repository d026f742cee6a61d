import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { flag, id, IdParams, Named, textOrNone } from './fields.ts';
import { routes } from './kernel.ts';
import { PHOTO_MAX_BYTES, PHOTO_TEXT_LETTERS } from './pictures.ts';
import { MOST_WORK_PICTURES } from './work-picture-sizes.ts';

/** A work picture of a business as everybody sees it. */
export const WorkPicture = z.object({
  id: z.string(),
  /** A width is asked for as `?w=`. */
  url: z.string(),
  /** What it shows, in a sentence; empty where nobody wrote one. */
  text: z.string(),
  width: z.number(),
  height: z.number(),
  /** The name of the service that it shows. */
  service: z.nullable(z.string()),
  /** The picture that shows the same place before the work. */
  before: z.nullable(z.string()),
});
export type WorkPicture = z.output<typeof WorkPicture>;

/** The same for the business itself; 0: an admin has hidden it. */
export const OwnWorkPicture = z.extend(WorkPicture, { service: z.nullable(Named), is_active: flag });
export type OwnWorkPicture = z.output<typeof OwnWorkPicture>;

const OwnWorkPictures = z.object({ pictures: z.array(OwnWorkPicture) });
export type OwnWorkPictures = z.output<typeof OwnWorkPictures>;

const words = z.optional(textOrNone({ max: PHOTO_TEXT_LETTERS }));

/** Left empty in a form counts as none. */
const idOrNone = z.optional(
  z.nullable(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      id,
    ]),
  ),
);

const Change = z.strictObject({
  text: words,
  /** One of those that the business has chosen, or of its trade. */
  service: idOrNone,
  /** Another of the own pictures, which no third one names. */
  before: idOrNone,
});
export type WorkPictureChange = z.output<typeof Change>;

const Order = z.strictObject({
  ids: z.array(id, say.choose).check(z.maxLength(MOST_WORK_PICTURES, say.choose)),
});

const keptBy = { by: ['business'], members: ['owner', 'office'] } as const;

export const workPictureRoutes = routes({
  workPictures: {
    method: 'GET',
    path: '/business/work-pictures',
    summary: "The work pictures of the caller's business, in its own order",
    ...keptBy,
    whileActing: 'may',
    answers: OwnWorkPictures,
    refuses: [],
  },
  addWorkPicture: {
    method: 'POST',
    path: '/business/work-pictures',
    summary: `Add a work picture, as the last; everybody sees it at once, and a business has ${MOST_WORK_PICTURES} at most`,
    ...keptBy,
    whileActing: 'never',
    countsOnce: 'by key',
    upload: {
      field: 'picture',
      fields: z.strictObject({ text: words }),
      maxBytes: PHOTO_MAX_BYTES,
      tooLarge: 'photo_too_large',
    },
    answers: z.extend(OwnWorkPictures, { id: z.string() }),
    refuses: ['photo_wrong_type', 'photo_not_usable', 'photo_too_many_pixels', 'too_many_work_pictures'],
  },
  changeWorkPicture: {
    method: 'PUT',
    path: '/business/work-picture/:id',
    summary:
      'Say what a work picture shows, and which one shows the same place before; what is left out stays',
    ...keptBy,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: Change,
    answers: OwnWorkPictures,
    refuses: [],
  },
  orderWorkPictures: {
    method: 'PUT',
    path: '/business/work-pictures/order',
    summary: 'Say in which order the work pictures stand; those that are not named come last, as they stood',
    ...keptBy,
    whileActing: 'never',
    countsOnce: 'by nature',
    body: Order,
    answers: OwnWorkPictures,
    refuses: [],
  },
  removeWorkPicture: {
    method: 'DELETE',
    path: '/business/work-picture/:id',
    summary: 'Remove a work picture for good',
    ...keptBy,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: OwnWorkPictures,
    refuses: [],
  },
});
