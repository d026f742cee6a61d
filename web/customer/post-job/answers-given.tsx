import { Link } from '@tanstack/react-router';
import { postJobCopy } from '../../copy/post-job.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { whenSaid, whereSaid } from './said.ts';
import { fittingAnswers } from './service-choice.ts';
import type { Question } from './steps.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.check;

type Given = { label: string; value: string; step: Question };

export function AnswersGiven({ wizard }: { wizard: WizardState }) {
  const email = useSession()?.user.email;
  const given = [...answersOf(wizard), ...(email ? [CONTACT(email)] : [])];
  return (
    <dl className="rounded-card border border-line bg-surface *:border-line *:not-last:border-b">
      {given.map((answer) => (
        <Answer key={answer.label} {...answer} />
      ))}
    </dl>
  );
}

const CONTACT = (value: string): Given => ({ label: copy.contact, value, step: 'contact' });

function answersOf({ draft, service }: WizardState): Given[] {
  const details = service?.questions ?? [];
  const given = new Map(fittingAnswers(details, draft.answers).map((one) => [one.question_id, one.value]));
  return [
    { label: copy.service, value: service?.name ?? '', step: 'what' },
    ...details.map(({ id, label }): Given => ({ label, value: given.get(id) ?? '', step: 'details' })),
    { label: copy.property, value: draft.job_type, step: 'property' },
    { label: copy.urgency, value: whenSaid(draft), step: 'when' },
    { label: copy.location, value: whereSaid(draft), step: 'where' },
    { label: copy.title, value: draft.title, step: 'description' },
    { label: copy.description, value: draft.description, step: 'description' },
  ];
}

function Answer({ label, value, step }: Given) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 px-4 py-3 sm:grid-cols-[10rem_1fr_auto]">
      <dt className="col-start-1 text-sm leading-6 text-ink-soft">{label}</dt>
      <dd className="col-start-1 min-w-0 whitespace-pre-line sm:col-start-2">
        {value || <span className="text-ink-soft">{copy.notAnswered}</span>}
      </dd>
      <dd className="col-start-2 row-start-1 sm:col-start-3">
        <Link
          to="/post-job"
          search={{ step, next: 'check' }}
          className="-my-2 inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {copy.change}
          <span className="sr-only"> {label}</span>
        </Link>
      </dd>
    </div>
  );
}
