import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { WIZARD } from './later-page.tsx';
import { type Question, QUESTIONS } from './steps.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.check;

type Given = ReturnType<(typeof WIZARD)[Question]['readBack']>[number] & { step: Question };

export function AnswersGiven({ wizard: { draft, service } }: { wizard: WizardState }) {
  const user = useSession()?.user;
  const given = QUESTIONS.flatMap((step) =>
    WIZARD[step].readBack({ draft, service, user }).map((answer): Given => ({ ...answer, step })),
  );
  return (
    <dl className="rounded-card border border-line bg-surface *:border-line *:not-last:border-b">
      {given.map((answer) => (
        <Answer key={answer.label} {...answer} />
      ))}
    </dl>
  );
}

function Answer({ label, value, isOwnWords, note, step }: Given) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 px-4 py-3 sm:grid-cols-[10rem_1fr_auto]">
      <dt className="col-start-1 text-sm leading-6 text-ink-soft">{label}</dt>
      <dd className="col-start-1 min-w-0 whitespace-pre-line sm:col-start-2">
        {isOwnWords && value ? <OwnWords text={value} /> : value || <None />}
        {note && <Note>{note}</Note>}
      </dd>
      <dd className="col-start-2 row-start-1 sm:col-start-3">
        <span className="-my-2 block">{isAsked(step) && <ChangeAnswer step={step} label={label} />}</span>
      </dd>
    </div>
  );
}

/** Who somebody is their account says, and no page of the wizard. */
const isAsked = (step: Question) => step !== 'contact';

const Note = ({ children }: { children: string }) => (
  <span className="block text-sm text-ink-soft">{children}</span>
);

const None = () => <span className="text-ink-soft">{copy.notAnswered}</span>;

/** As Local Pros read them, by the server's own rule. Where it cannot be fetched they stand as typed, and are hidden all the same. */
function OwnWords({ text }: { text: string }) {
  const [masked, setMasked] = useState<{ text: string; shown: string }>();
  useEffect(() => {
    let isLatest = true;
    void maskedText(text).then((shown) => isLatest && setMasked({ text, shown }));
    return () => {
      isLatest = false;
    };
  }, [text]);
  const shown = masked?.text === text ? masked.shown : text;
  return (
    <>
      {shown}
      {shown !== text && <Note>{copy.hidden}</Note>}
    </>
  );
}

const maskedText = (text: string): Promise<string> =>
  import('../../../contract/contact-mask.ts').then(
    ({ maskPublicWords }) => maskPublicWords(text),
    () => text,
  );

/** Leads to the page that asks for it, and back to checking from there. */
export const ChangeAnswer = ({ step, label }: Pick<Given, 'step' | 'label'>) => (
  <Link
    to="/post-job"
    search={{ step, next: 'check' }}
    className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
  >
    {copy.change}
    <span className="sr-only"> {label}</span>
  </Link>
);
