import * as z from 'zod/mini';
import { NewJob } from '../../../contract/jobs.ts';
import { DESCRIPTION_LETTERS, TITLE_LETTERS } from '../../../contract/words.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { HidingSaid } from '../../marketplace/hiding-said.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ClarityHint } from './clarity-hint.tsx';
import { useFault } from './errors-of-page.ts';
import type { WizardStep } from './step.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.description;

export const description: WizardStep = {
  fields: ['title', 'description'],
  rules: z.object({ title: NewJob.shape.title, description: NewJob.shape.description }),
  Page: Description,
  readBack: ({ draft }) => [
    { label: postJobCopy.check.title, value: draft.title },
    { label: postJobCopy.check.description, value: draft.description },
  ],
};

function Description({ wizard: { draft, change } }: { wizard: WizardState }) {
  return (
    <>
      <TextField
        id="title"
        name="title"
        label={copy.title}
        hint={copy.titleHint}
        autoComplete="off"
        maxLength={TITLE_LETTERS.max}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
        error={useFault('title')}
        remark={<HidingSaid text={draft.title} />}
      />
      <TextArea
        id="description"
        name="description"
        label={copy.description}
        hint={copy.descriptionHint}
        rows={6}
        maxLength={DESCRIPTION_LETTERS.max}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        error={useFault('description')}
        remark={<HidingSaid text={draft.description} />}
      />
      <ClarityHint draft={draft} />
    </>
  );
}
