import * as z from 'zod/mini';
import { NewJob } from '../../../contract/new-job.ts';
import { PROPERTIES } from '../../../contract/words.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import type { StepState, WizardStep } from './step.ts';

export const property: WizardStep = {
  fields: ['job_type'],
  rules: z.object({ job_type: NewJob.shape.job_type }),
  Page: Property,
  readBack: ({ draft }) => [{ label: postJobCopy.check.property, value: draft.job_type }],
};

function Property({ wizard: { draft, change } }: { wizard: StepState }) {
  return (
    <RadioList
      id="job_type"
      name="job_type"
      legend={postJobCopy.property.label}
      options={PROPERTIES.map((property) => ({ value: property, label: property }))}
      value={draft.job_type}
      onChange={(job_type) => change({ job_type })}
      error={useFault('job_type')}
    />
  );
}
