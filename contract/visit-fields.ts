import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { id, textOrNone } from './fields.ts';
import { MOST_TIMES, VISIT_LETTERS } from './visit-words.ts';

/** A moment as a clock on the wall in the United Kingdom shows it: `2026-03-28T10:30`. */
const onTheWall = z.string(say.visitTime).check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, say.visitTime));

export const times = z
  .array(z.strictObject({ from: onTheWall, to: onTheWall }), say.visitTimes)
  .check(z.minLength(1, say.visitTimes), z.maxLength(MOST_TIMES, say.visitTimes));

export const words = z.optional(textOrNone({ max: VISIT_LETTERS, lines: true }));

export const revision = z.number(say.number).check(z.int(say.number), z.positive(say.number));

/** A business says who comes; a customer does not. */
export const member = z.optional(id);
