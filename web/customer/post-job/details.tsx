import * as z from 'zod/mini';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { fittingAnswers } from './service-choice.ts';
import type { StepState, WizardStep } from './step.ts';

/** What a Local Pro wants to know about such a job; none of it is compulsory. */
export const details: WizardStep = {
  fields: ['answers'],
  rules: z.object({}),
  Page: Details,
  readBack({ draft, service }) {
    const questions = service?.questions ?? [];
    const given = new Map(
      fittingAnswers(questions, draft.answers).map((one) => [one.question_id, one.value]),
    );
    return questions.map(({ id, label }) => ({ label, value: given.get(id) ?? '' }));
  },
};

function Details({ wizard: { service, draft, change } }: { wizard: StepState }) {
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
