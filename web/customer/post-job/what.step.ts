import * as z from 'zod/mini';
import { NewJob } from '../../../contract/new-job.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import type { StepRules } from './progress.ts';

/** What belongs to the first page and comes with the later ones: its fields (what.tsx) come first, without the schemas. */
export const what: StepRules = {
  fields: ['category_id', 'service_id'],
  rules: z.object({ service_id: NewJob.shape.service_id }),
  readBack: ({ service }) => [{ label: postJobCopy.check.service, value: service?.name ?? '' }],
};
