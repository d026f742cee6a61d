import type { ReactNode } from 'react';
import { HomeLink } from '../../shell/home-link.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { part, usePart } from '../../ui/lazy/part.ts';
import { useIsAtRest } from '../../ui/lazy/use-is-at-rest.ts';
import { VerifyBanner } from '../accounts/verify-banner.tsx';
import { useLive } from '../live/use-live.ts';
import { NextVisitsLater } from '../visits/next-visits-later.tsx';
import { AccountCorner } from './account-corner.tsx';
import type { DashboardTab } from './dashboard-tabs.ts';
import { TabBar } from './tab-bar.tsx';
import { WhatWaits } from './what-waits.tsx';

type FrameProps<T extends DashboardTab> = { tabs: readonly T[]; current: T; children: ReactNode };

/** A bar of its own instead of the public header: logo, tabs, what happened, the account. First of all it says what waits. */
export function DashboardFrame<T extends DashboardTab>({ children, ...frame }: FrameProps<T>) {
  const { tabs, current } = frame;
  useLive();
  return (
    <StillFrame {...frame}>
      <LooksLater tab={current} />
      {current === tabs[0] && <WhatWaits key={current} current={current} />}
      {current === tabs[0] && <NextVisitsLater />}
      {children}
    </StillFrame>
  );
}

type StillFrameProps = {
  tabs: readonly DashboardTab[];
  current: DashboardTab | undefined;
  children: ReactNode;
};

/** The same without lists to keep true. */
export const StillFrame = ({ tabs, current, children }: StillFrameProps) => (
  <PlainFrame tabs={<TabBar tabs={tabs} current={current} />} corner={<AccountCorner tabs={tabs} />}>
    {children}
  </PlainFrame>
);

type PlainFrameProps = { tabs: ReactNode; corner?: ReactNode; isWide?: boolean; children: ReactNode };

/** With tabs of another kind. */
export function PlainFrame({ tabs, corner = <AccountCorner />, isWide, children }: PlainFrameProps) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--tab-bar,0px))] flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <Page isWide={isWide}>
          <div className="flex flex-wrap items-center gap-x-4 lg:gap-x-6">
            <HomeLink isSmall />
            {tabs}
            {corner}
          </div>
        </Page>
      </header>
      <VerifyBanner />
      <main id="content" tabIndex={-1} className="flex-1 pt-3 pb-12 sm:pt-6 sm:pb-16">
        <Page isWide={isWide}>{children}</Page>
      </main>
    </div>
  );
}

const LOOKS = part(() => import('./looks.tsx'));

/** What has been seen is told once the page has come to rest; its first screen does not wait for that. */
function LooksLater({ tab }: { tab: DashboardTab }) {
  const { shown } = usePart(LOOKS, { isWanted: useIsAtRest(), isQuiet: true });
  return shown && <shown.Looks tab={tab} />;
}
