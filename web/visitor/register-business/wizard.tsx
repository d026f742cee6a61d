import '../../ui/actions/second-click.ts';
import { Suspense, useEffect } from 'react';
import { registerCopy } from '../../copy/accounts.copy.ts';
import { registerBusinessCopy } from '../../copy/register-business.copy.ts';
import { askedOnce } from '../../marketplace/catalogue/use-catalogue.ts';
import type { Offers } from '../../marketplace/billing/packages.ts';
import { useRouterContext } from '../../router-context.ts';
import { STEPS_SAID, TaskFrame } from '../../shell/task-frame.tsx';
import { BackLink } from '../../ui/navigation/back-link.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { MissingPart } from '../../ui/lazy/missing-part.tsx';
import { NeedsScript } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useFocusOnTurn } from '../../ui/navigation/use-focus-on-turn.ts';
import { FirmPage } from './firm-page.tsx';
import { LaterPage } from './later.ts';
import { KEPT_FIRM, PreviewBeside } from './parts-later.tsx';
import { type RegisterSearch, STEPS, stepBefore } from './steps.ts';
import type { Buying } from './wizard-parts.ts';
import { useWizard, type WizardState } from './use-wizard.ts';

const { step: label, headings, leads } = registerBusinessCopy;

type WizardProps = { search: RegisterSearch; offers: Offers; buying: Buying };

/** A business registers page by page; the profile that it makes grows beside. */
export function Wizard({ search, offers, buying }: WizardProps) {
  const wizard = useWizard(search);
  const { step } = wizard;
  useFocusOnTurn(step);
  useTradesAhead();
  const given = { wizard, offers, buying };
  const before = stepBefore(step);
  const at = { label, current: STEPS.indexOf(step) + 1, total: STEPS.length };
  return (
    <TaskFrame at={at} aside={<PreviewBeside />}>
      <div className="flex grow flex-col gap-6">
        <div className="grid gap-2">
          {before && <BackLink href={`/register/business?step=${before}`} />}
          <Title aria-describedby={STEPS_SAID}>{headingOf(step)}</Title>
          <Lead step={step} />
        </div>
        {step !== 'you' && <NeedsScript>{registerCopy.needsScript}</NeedsScript>}
        {step === 'business' && !search.step && KEPT_FIRM}
        <Suspense fallback={<Skeleton />}>
          {step === 'you' ? (
            <LaterPage step={step} {...given} />
          ) : (
            <FirmPage key={step} step={step} {...given} />
          )}
        </Suspense>
        {wizard.rules.isMissing && (
          <MissingPart onTryAgain={() => void wizard.rules.fetch()} onClose={wizard.rules.leave} />
        )}
      </div>
    </TaskFrame>
  );
}

const headingOf = (step: (typeof STEPS)[number]): string =>
  step === 'business' ? registerCopy.business.title : headings[step];

function Lead({ step }: Pick<WizardState, 'step'>) {
  const lead =
    step === 'business' ? registerCopy.business.lead : step in leads && leads[step as keyof typeof leads];
  return lead && <p className="text-ink-soft">{lead}</p>;
}

/** The page after this one is made of them. */
function useTradesAhead() {
  const { queryClient, api } = useRouterContext();
  useEffect(() => void askedOnce(queryClient, api).catch(() => undefined), [queryClient, api]);
}
