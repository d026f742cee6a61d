import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { hasTwoDecimals } from './fields.ts';
import { MOST_WORKED } from './finish-words.ts';
import { JobPhoto } from './job-photos.ts';
import { MOST_RESULT_PHOTOS } from './pictures.ts';

/** What the end of agreed work may carry: how many hours or days it took, by its rate, and photos that were brought before. */
export const FinishWords = {
  worked: z.optional(
    z
      .number(say.worked)
      .check(z.gt(0, say.worked), z.maximum(MOST_WORKED, say.worked), z.refine(hasTwoDecimals, say.worked)),
  ),
  photos: z.optional(
    z
      .array(z.uuid(say.photos), say.photos)
      .check(z.minLength(1, say.photos), z.maxLength(MOST_RESULT_PHOTOS, say.fewerResultPhotos)),
  ),
};

type Ended = { status: string; worked?: unknown; photos?: unknown };

/** No job that is called off has either. */
export const wordsOfFinishAlone = (['worked', 'photos'] as const).map((word) =>
  z.refine<Ended>((job) => job.status === 'finished' || job[word] === undefined, {
    path: [word],
    error: say.onlyFinished,
  }),
);

/** How work ended. `worked`: hours or days, by its rate; null where nobody said it. */
export const Finish = z.object({
  finishedAt: z.string(),
  worked: z.nullable(z.number()),
  photos: z.array(JobPhoto),
});
export type Finish = z.output<typeof Finish>;

/** Null for work that is not finished. */
export const JobFinish = z.nullable(Finish);
