import type { ReactNode } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { HomeLink } from '../../shell/home-link.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VerifyBanner } from '../accounts/verify-banner.tsx';
import { useLive } from '../live/use-live.ts';
import { AccountCorner } from './account-corner.tsx';
import { type DashboardTab, tabAddress } from './dashboard-tabs.ts';

type TabsProps<T extends DashboardTab> = { tabs: readonly T[]; current: T };
type FrameProps<T extends DashboardTab> = TabsProps<T> & { children: ReactNode };

/** A bar of its own instead of the public header: logo, tabs, colour mode, Log Out. */
export function DashboardFrame<T extends DashboardTab>(frame: FrameProps<T>) {
  useLive();
  return <StillFrame {...frame} />;
}

/** The same without lists to keep true. */
export const StillFrame = <T extends DashboardTab>(frame: FrameProps<T>) => (
  <PlainFrame tabs={<DashboardTabs {...frame} />}>{frame.children}</PlainFrame>
);

type PlainFrameProps = { tabs: ReactNode; isWide?: boolean; children: ReactNode };

/** With tabs of another kind. */
export function PlainFrame({ tabs, isWide, children }: PlainFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <Page isWide={isWide}>
          <div className="flex items-center justify-between gap-4 py-2 sm:py-3">
            <HomeLink isSmall />
            <AccountCorner />
          </div>
          {tabs}
        </Page>
      </header>
      <VerifyBanner />
      <main id="content" tabIndex={-1} className="flex-1 pt-6 pb-16 sm:pt-8">
        <Page isWide={isWide}>{children}</Page>
      </main>
    </div>
  );
}

const DashboardTabs = <T extends DashboardTab>({ tabs, current }: TabsProps<T>) => (
  <div className="-mb-px">
    <Tabs
      label={dashboardCopy.tabsLabel}
      tabs={tabs.map((tab) => ({ value: tab, label: dashboardCopy.tabs[tab] }))}
      current={current}
      hrefOf={tabAddress}
    />
  </div>
);
