import '../../ui/actions/second-click.ts';
import { type ReactNode, Suspense } from 'react';
import { brand, dialled } from '../../../contract/brand.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { useCatalogue } from '../../marketplace/catalogue/use-catalogue.ts';
import { STEPS_SAID, TaskFrame } from '../../shell/task-frame.tsx';
import { BackLink } from '../../ui/navigation/back-link.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { MissingPart } from '../../ui/lazy/missing-part.tsx';
import { NeedsScript } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useFocusOnTurn } from '../../ui/navigation/use-focus-on-turn.ts';
import { KeptHere, useKeptHere } from './kept-here.tsx';
import { CheckPage, fetchLater, LaterPage, SignInHere } from './later.ts';
import { Beside, PriceBelow, TradesBelow } from './parts-later.tsx';
import { stepBefore } from './progress.ts';
import { QuestionForm } from './question-form.tsx';
import type { PostJobSearch } from './search.ts';
import { useWizard, type WizardState } from './use-wizard.ts';
import { type PageProps, What } from './what.tsx';
import { WhichJob } from './which-job.tsx';
import { WhoseDraft } from './whose-draft.tsx';

export type WizardProps = { search: PostJobSearch };

/** One question a page, and in the end all of them together. */
export function Wizard({ search }: WizardProps) {
  const categories = useCatalogue();
  const wizard = useWizard(categories, search, fetchLater);
  const { step, whose, clash } = wizard;
  const isKnown = useSession() !== null;
  // Somebody who registers or logs in on the way sees another page too.
  useFocusOnTurn(whose.isAsked ? 'whose' : clash ? 'clash' : step === 'contact' && isKnown ? 'known' : step);
  const given = { wizard, categories, search };
  if (!whose.isAsked && !clash) return <QuestionPage {...given} />;
  return (
    <TaskFrame>
      {whose.isAsked ? <WhoseDraft {...whose} /> : clash && <WhichJob {...given} clash={clash} />}
    </TaskFrame>
  );
}

function QuestionPage(given: PageProps) {
  const { wizard } = given;
  const { step, questions, rules } = wizard;
  const before = stepBefore(step, questions);
  const kept = useKeptHere(wizard.goTo);
  return (
    <WizardFrame wizard={wizard}>
      <div className="flex grow flex-col gap-6">
        <div className="grid gap-2">
          {before && <BackLink href={`/post-job?step=${before}`} />}
          <Title aria-describedby={STEPS_SAID}>{headingOf(wizard)}</Title>
        </div>
        <NeedsScript>
          {postJobCopy.needsScript} <CallUs />
        </NeedsScript>
        {kept && <KeptHere {...kept} />}
        <Suspense fallback={<Skeleton />}>
          <Step {...given} />
        </Suspense>
        {rules.isMissing && <MissingPart onTryAgain={rules.tryAgain} onClose={rules.leave} />}
      </div>
    </WizardFrame>
  );
}

/** Whose browser runs no script can tell us. */
const CallUs = () => (
  <a href={dialled(SUPPORT)} className="contact-link">
    {SUPPORT}
  </a>
);

const SUPPORT = brand.contact.supportNumbers[0];

/** Which service it is stands in the draft, which the server does not know. */
const headingOf = ({ step, service }: WizardState): string =>
  (step === 'details' && service?.name) || postJobCopy[step].heading;

function Step({ wizard, ...given }: PageProps) {
  const { step, isReady } = wizard;
  const isSignedIn = useSession() !== null;
  if (step === 'check') return isReady && <CheckPage wizard={wizard} />;
  if (step === 'contact' && !isSignedIn) return isReady && <SignInHere onSignIn={wizard.whose.onSignIn} />;
  return (
    <QuestionForm
      key={step}
      step={step}
      wizard={wizard}
      below={step === 'what' ? <TradesBelow wizard={wizard} {...given} /> : undefined}
      isLikelierBelow={step === 'what' && !wizard.service}
    >
      {step === 'what' ? <What wizard={wizard} {...given} /> : <LaterPage step={step} wizard={wizard} />}
      <PriceBelow wizard={wizard} />
    </QuestionForm>
  );
}

type WizardFrameProps = { wizard: WizardState; children: ReactNode };

/** The check counts as the last step. Beside the question stands what was said so far, and to whom it will be shown. */
const WizardFrame = ({ wizard, children }: WizardFrameProps) => (
  <TaskFrame at={stepsAt(wizard)} aside={<Beside wizard={wizard} />}>
    {children}
  </TaskFrame>
);

function stepsAt({ step, questions }: WizardState) {
  const total = questions.length + 1;
  const current = step === 'check' ? total : Math.max(1, questions.indexOf(step) + 1);
  return { label: postJobCopy.step, current, total };
}
