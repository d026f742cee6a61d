import type { ReactNode } from 'react';
import { DESCRIPTION_LETTERS, TITLE_LETTERS } from '../../../contract/words.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { HidingSaid } from '../../marketplace/hiding-said.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ClarityHint } from './clarity-hint.tsx';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import type { StepState } from './step.ts';

const copy = postJobCopy.description;

type WordsOfJobProps = { state: StepState; children?: ReactNode };

/** Title and description, of a new job and of one that is changed; what belongs to one of them alone stands below. */
export const WordsOfJob = ({ state: { draft, change }, children }: WordsOfJobProps) => (
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
    {children}
    <ClarityHint draft={draft} />
  </>
);
