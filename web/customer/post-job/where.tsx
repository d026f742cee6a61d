import { useEffect } from 'react';
import * as z from 'zod/mini';
import { fieldSentences } from '../../../contract/copy.ts';
import { NewJob } from '../../../contract/new-job.ts';
import { asPostcode, readPostcode } from '../../../contract/postcode.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useTown } from '../../marketplace/catalogue/use-town.ts';
import { keepPlace } from '../../marketplace/places/known-place.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import type { JobDraft } from './draft.ts';
import type { StepState, WizardStep } from './step.ts';

const copy = postJobCopy.where;

export const where: WizardStep = {
  fields: ['location'],
  rules: z.object({
    location: NewJob.shape.location.check(
      z.refine((typed) => readPostcode(typed) !== null, fieldSentences.postcode),
    ),
  }),
  Page: Where,
  readBack: ({ draft }) => [
    {
      label: postJobCopy.check.location,
      value: whereSaid(draft),
      note: postJobCopy.check.notes.location,
    },
  ],
};

function Where({ wizard: { draft, change } }: { wizard: StepState }) {
  const { town, isLooking } = useTown(draft.location);
  const outward = town && readPostcode(draft.location)?.outward;
  useEffect(() => {
    if (outward) keepPlace(outward);
  }, [outward]);
  return (
    <div className="grid gap-2">
      <TextField
        id="location"
        name="location"
        label={copy.label}
        hint={copy.hint}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        value={draft.location}
        onChange={(event) => change({ location: event.target.value })}
        onBlur={() => change({ location: whereSaid(draft) })}
        error={useFault('location')}
      />
      <p role="status" aria-busy={isLooking || undefined} className="text-ink-soft">
        {town && copy.found(town)}
      </p>
    </div>
  );
}

const whereSaid = ({ location }: JobDraft): string => asPostcode(location);
