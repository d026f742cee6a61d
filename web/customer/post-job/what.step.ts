import * as z from 'zod/mini';
import { NewJob } from '../../../contract/jobs.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import type { StepBesidePage } from './step.ts';

/** What belongs to the first page and comes with the later ones: its fields (what.tsx) come first, without the schemas. */
export const what: StepBesidePage = {
  fields: ['category_id', 'service_id'],
  rules: z.object({ service_id: NewJob.shape.service_id }),
  readBack: ({ service }) => [{ label: postJobCopy.check.service, value: service?.name ?? '' }],
};
