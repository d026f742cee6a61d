import * as z from 'zod/mini';
import { JOB_FIELDS } from './words.ts';

/** What was changed of a job since the business took it up, and when the last of it was; null where nothing was. */
export const ChangeMark = z.nullable(z.object({ at: z.string(), fields: z.array(z.enum(JOB_FIELDS)) }));
export type ChangeMark = z.output<typeof ChangeMark>;
