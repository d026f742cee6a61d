import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { QUESTIONS, type Question } from './steps.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.soFar;

/** The answers given, each leading back to its step and from there to this one again. */
export function SoFar({ wizard }: { wizard: WizardState }) {
  const given = givenIn(wizard).filter(({ step }) => step !== wizard.step);
  return (
    <section aria-labelledby="so-far" className="grid gap-3">
      <h2 id="so-far" className="text-lg font-semibold">
        {copy.heading}
      </h2>
      {given.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <dl className="rounded-card border border-line bg-surface *:border-line *:not-last:border-b">
          {given.map((answer) => (
            <Answer key={answer.label} {...answer} next={wizard.step} />
          ))}
        </dl>
      )}
    </section>
  );
}

type Given = { label: string; value: string; step: Question };

/** Who is signed in is no answer. */
function givenIn({ draft, service, rules }: WizardState): Given[] {
  const { known } = rules;
  if (!known) return service ? [{ label: postJobCopy.check.service, value: service.name, step: 'what' }] : [];
  return QUESTIONS.flatMap((step) =>
    known[step]
      .readBack({ draft, service, user: undefined })
      .flatMap((answer) => (answer.value ? [{ ...answer, step }] : [])),
  );
}

/** The whole row leads there. */
const Answer = ({ label, value, step, next }: Given & { next: WizardState['step'] }) => (
  <div className="relative grid grid-cols-[6.5rem_1fr_auto] items-baseline gap-x-3 px-4 py-2 text-sm hover:bg-sunken">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0">
      <Link
        to="/post-job"
        search={{ step, next }}
        className="line-clamp-2 font-semibold after:absolute after:inset-0 hover:underline hover:underline-offset-4"
      >
        {value}
        <span className="sr-only">{copy.change}</span>
      </Link>
    </dd>
    <dd aria-hidden>
      <Pencil size={16} className="translate-y-0.5 text-link" />
    </dd>
  </div>
);
