import { SPECIFIC_DATE, URGENCIES } from '../../../contract/words.ts';
import { postJobCopy } from '../../copy/post-job.ts';
import { DateField } from '../../ui/date-field.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { useFault } from './faults-of-page.ts';
import { todayHere } from './calendar.ts';
import { urgencyWords } from './said.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.when;

export function When({ wizard }: { wizard: WizardState }) {
  const { draft, change } = wizard;
  return (
    <>
      <RadioList
        id="target_job_done"
        name="target_job_done"
        legend={copy.label}
        options={URGENCIES.map((urgency) => ({ value: urgency, label: urgencyWords(urgency) }))}
        value={draft.target_job_done}
        onChange={(target_job_done) => change({ target_job_done })}
        error={useFault('target_job_done')}
      />
      {draft.target_job_done === SPECIFIC_DATE && <OnDay wizard={wizard} />}
    </>
  );
}

function OnDay({ wizard: { draft, change } }: { wizard: WizardState }) {
  return (
    <DateField
      id="targetCompletionDatetime"
      name="targetCompletionDatetime"
      label={copy.date}
      hint={copy.dateHint}
      min={todayHere()}
      value={draft.targetCompletionDatetime}
      onChange={(event) => change({ targetCompletionDatetime: event.target.value })}
      error={useFault('targetCompletionDatetime')}
    />
  );
}
