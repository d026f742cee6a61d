import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.copy.ts';
import { VerifyBanner } from '../marketplace/accounts/verify-banner.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Steps, type StepsAt } from '../ui/navigation/steps.tsx';
import { HomeLink } from './home-link.tsx';
import { SkipLink } from './skip-link.tsx';

/** The heading of a step is described by it: it says how far one is when it takes the focus. */
export const STEPS_SAID = 'steps-said';

type TaskFrameProps = {
  at?: StepsAt | undefined;
  /** What is said beside the task, where there is room. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Around one task of several steps: the logo, how far one is, and the way out. Nothing else leads away. */
export const TaskFrame = ({ at, aside, children }: TaskFrameProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header className="relative border-b border-line bg-surface">
      <Page>
        <div className="flex min-h-14 flex-wrap items-center gap-x-4">
          <HomeLink isSmall />
          <span aria-hidden className="flex-1" />
          {at && <Steps id={STEPS_SAID} {...at} />}
          <Link
            to="/"
            className="-mr-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2.5 font-semibold hover:bg-sunken"
          >
            <X size={20} aria-hidden />
            <span className="max-sm:sr-only">{uiCopy.close}</span>
          </Link>
        </div>
      </Page>
    </header>
    <VerifyBanner />
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-300 flex-1 justify-center gap-16 px-4 pt-5 sm:px-6 sm:pt-10 sm:pb-16 lg:justify-between"
    >
      <div className="flex w-full max-w-xl min-w-0 flex-col">{children}</div>
      {aside && <div className="w-80 shrink-0 max-lg:hidden">{aside}</div>}
    </main>
  </div>
);
