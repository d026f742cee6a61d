import '../../ui/second-click.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { useCatalogue } from '../../marketplace/catalogue/use-catalogue.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Title } from '../../ui/heading.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { NeedsScript } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Steps } from '../../ui/steps.tsx';
import { KeptHere, useKeptHere } from './kept-here.tsx';
import { CheckPage, fetchLater, LaterPage, SignInHere } from './later.ts';
import { stepBefore } from './progress.ts';
import type { PostJobSearch } from './search.ts';
import { StepForm } from './step-form.tsx';
import type { Step as StepName } from './steps.ts';
import { useWizard, type WizardState } from './use-wizard.ts';
import { type PageProps, What } from './what.tsx';
import { WhichJob } from './which-job.tsx';

export type WizardProps = { search: PostJobSearch };

/** One question a page, and in the end all of them together. */
export function Wizard({ search }: WizardProps) {
  const categories = useCatalogue();
  const wizard = useWizard(categories, search, fetchLater);
  const { step, questions, rules } = wizard;
  const isKnown = useSession() !== null;
  const kept = useKeptHere(wizard.goTo);
  // Somebody who registers or logs in on the way sees another page too.
  useFocusOnTurn(wizard.clash ? 'clash' : step === 'contact' && isKnown ? 'known' : step);
  if (wizard.clash) return <WhichJob wizard={wizard} clash={wizard.clash} categories={categories} />;
  const before = stepBefore(step, questions);
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {before && <BackLink to={before} />}
        <Progress wizard={wizard} />
        <Title>{headingOf(wizard)}</Title>
      </div>
      <NeedsScript>{postJobCopy.needsScript}</NeedsScript>
      {kept && <KeptHere {...kept} />}
      <Suspense fallback={<Skeleton />}>
        <Step wizard={wizard} categories={categories} search={search} />
      </Suspense>
      {rules.isMissing && <MissingPart onTryAgain={rules.tryAgain} onClose={rules.leave} />}
    </div>
  );
}

/** Which service it is stands in the draft, which the server does not know. */
const headingOf = ({ step, service }: WizardState): string =>
  (step === 'details' && service?.name) || postJobCopy[step].heading;

const BackLink = ({ to }: { to: StepName }) => (
  <Link
    to="/post-job"
    search={{ step: to }}
    className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-link hover:underline"
  >
    <ChevronLeft size={20} aria-hidden />
    {postJobCopy.back}
  </Link>
);

function Step({ wizard, ...given }: PageProps) {
  const { step, isReady } = wizard;
  const isSignedIn = useSession() !== null;
  if (step === 'check') return isReady && <CheckPage wizard={wizard} />;
  if (step === 'contact' && !isSignedIn) return isReady && <SignInHere />;
  return (
    <StepForm key={step} step={step} wizard={wizard}>
      {step === 'what' ? <What wizard={wizard} {...given} /> : <LaterPage step={step} wizard={wizard} />}
    </StepForm>
  );
}

function Progress({ wizard: { step, questions } }: { wizard: WizardState }) {
  if (step === 'check') return null;
  return (
    <Steps
      label={postJobCopy.step}
      current={Math.max(1, questions.indexOf(step) + 1)}
      total={questions.length}
    />
  );
}

/** The page has turned without a load, so anybody who listens or tabs is taken to its top. */
function useFocusOnTurn(step: string) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) focusHeading();
    shown.current = step;
  }, [step]);
}
