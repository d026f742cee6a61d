import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { IdParams, Nothing, text } from './fields.ts';
import { JobPhoto } from './job-photos.ts';
import { routes } from './kernel.ts';
import { MOST_SNAG_PHOTOS } from './pictures.ts';
import { MOST_SNAGS, SNAG_LETTERS, SNAG_MOVES } from './snag-words.ts';

const snagText = text({ max: SNAG_LETTERS, empty: say.text });

/** One with photos that were brought before. A refinement, since too long an array would end the union with its other sentence. */
const SnagWithPhotos = z.strictObject({
  text: snagText,
  photos: z.array(z.uuid(say.photos), say.photos).check(
    z.minLength(1, say.photos),
    z.refine((photos) => photos.length <= MOST_SNAG_PHOTOS, say.fewerSnagPhotos),
  ),
});

/** What a customer finds still open after the end, each thing by its words, or by its words and photos. */
export const NewSnags = z.strictObject({
  snags: z
    .array(z.union([snagText, SnagWithPhotos], say.text), say.snags)
    .check(z.minLength(1, say.snags), z.maxLength(MOST_SNAGS, say.snags)),
});
export type NewSnags = z.output<typeof NewSnags>;

/** The text is null once its author's account is deleted. Those that were taken back are not shown. */
export const Snag = z.object({
  id: z.string(),
  status: z.enum(['open', 'done']),
  text: z.nullable(z.string()),
  createdAt: z.string(),
  doneAt: z.nullable(z.string()),
  photos: z.array(JobPhoto),
  can: z.array(z.enum(SNAG_MOVES)),
});
export type Snag = z.output<typeof Snag>;

/**
 * `until`: the customer lists until then what is still open, and what was ticked off may be opened again; null before the end
 * of the work, and once that time is over.
 */
export const Snags = z.object({
  snags: z.array(Snag),
  until: z.nullable(z.string()),
  mayAdd: z.boolean(),
});
export type Snags = z.output<typeof Snags>;

const SIDES = ['owner', 'office'] as const;

export const snagRoutes = routes({
  snags: {
    method: 'GET',
    path: '/job/:id/snags',
    summary: 'What the customer of a job that somebody has won finds still open, for its two sides',
    by: ['customer', 'business'],
    members: SIDES,
    whileActing: 'may',
    params: IdParams,
    answers: Snags,
    refuses: [],
  },
  addSnags: {
    method: 'POST',
    path: '/job/:id/snags',
    summary:
      'List what is still open, with up to three photos of each thing, for 14 days after the end of the work',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: NewSnags,
    answers: Nothing,
    refuses: ['job_not_finished', 'snags_over', 'other_side_gone'],
  },
  tickSnag: {
    method: 'POST',
    path: '/snag/:id/tick',
    summary: 'Tick a snag off: it is done',
    by: ['business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['snag_no_longer_open'],
  },
  untickSnag: {
    method: 'POST',
    path: '/snag/:id/untick',
    summary: 'Open a snag again that was ticked off by mistake, within the same 14 days',
    by: ['business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['snag_no_longer_open', 'snags_over'],
  },
  removeSnag: {
    method: 'POST',
    path: '/snag/:id/remove',
    summary: 'Take a snag back that is not ticked off',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['snag_no_longer_open'],
  },
});
