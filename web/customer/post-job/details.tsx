import { postJobCopy } from '../../copy/post-job.ts';
import { RadioList } from '../../ui/radio-list.tsx';
import { useFault } from './faults-of-page.ts';
import { FieldError } from '../../ui/field.tsx';
import type { WizardState } from './use-wizard.ts';

/** What a Local Pro wants to know about such a job; none of it is compulsory. */
export function Details({ wizard: { service, draft, change } }: { wizard: WizardState }) {
  const fault = useFault('answers');
  const questions = service?.questions ?? [];
  return (
    <div className="grid gap-7">
      <p className="text-ink-soft">{postJobCopy.optional}</p>
      {fault && <FieldError id="answers">{fault}</FieldError>}
      {questions.map(({ id, label, options }) => (
        <RadioList
          key={id}
          legend={label}
          name={id}
          options={options.map((option) => ({ value: option, label: option }))}
          value={draft.answers[id]}
          onChange={(value) => change({ answers: { ...draft.answers, [id]: value } })}
        />
      ))}
    </div>
  );
}
