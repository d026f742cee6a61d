import * as z from 'zod/mini';
import { NewJob } from '../../../contract/new-job.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { DevicePhotoField } from '../../marketplace/photos/device-photo-field.tsx';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import type { StepState, WizardStep } from './step.ts';
import { WordsOfJob } from './words-of-job.tsx';

export const description: WizardStep = {
  fields: ['title', 'description', 'photos'],
  rules: z.object({ title: NewJob.shape.title, description: NewJob.shape.description }),
  Page: Description,
  readBack: ({ draft }) => [
    { label: postJobCopy.check.title, value: draft.title, isOwnWords: true },
    { label: postJobCopy.check.description, value: draft.description, isOwnWords: true },
  ],
};

function Description({ wizard }: { wizard: StepState }) {
  return (
    <WordsOfJob state={wizard}>
      <DevicePhotoField error={useFault('photos')} />
    </WordsOfJob>
  );
}
