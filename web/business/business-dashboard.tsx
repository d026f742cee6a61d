import { type ReactNode, Suspense } from 'react';
import { dashboardCopy } from '../copy/dashboard.ts';
import { DashboardFrame, StillFrame } from '../marketplace/dashboard/dashboard-frame.tsx';
import { type BusinessTab, tabIn } from '../marketplace/dashboard/dashboard-tabs.ts';
import { DashboardOnItsWay } from '../marketplace/dashboard/dashboard-on-its-way.tsx';
import type { DashboardSearch } from '../marketplace/dashboard/dashboard-search.ts';
import { HISTORY } from '../marketplace/jobs/job-tabs.ts';
import { ScreenOnItsWay } from '../marketplace/dashboard/screen-on-its-way.tsx';
import { SettingsOnDemand } from '../marketplace/settings/settings-on-demand.tsx';
import { tabsOf } from '../marketplace/team/business-tabs.ts';
import { currentIn, useOwnBusinesses } from '../marketplace/team/own-businesses.ts';
import { useRoleKeptTrue } from '../marketplace/team/use-role-kept-true.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { LeadsScreen } from './leads/leads-screen.tsx';

const under = (tab: BusinessTab) => (failed?: ReactNode) => (
  <ScreenOnItsWay title={dashboardCopy.tabs[tab]}>{failed}</ScreenOnItsWay>
);

/** The first screen is the new leads; what follows from them comes when it is asked for. */
const ProgressScreen = onDemand(
  () => import('./progress-screen.tsx').then((part) => part.ProgressScreen),
  under('progress'),
);
const QuotedScreen = onDemand(
  () => import('./quoted-screen.tsx').then((part) => part.QuotedScreen),
  under('quoted'),
);
const HistoryScreen = onDemand(
  () => import('./history-screen.tsx').then((part) => part.HistoryScreen),
  under('history'),
);

const NoTeamScreen = onDemand(
  () => import('./no-team-screen.tsx').then((part) => part.NoTeamScreen),
  under('team'),
);

export function Dashboard({ search }: { search: DashboardSearch }) {
  const businesses = useOwnBusinesses();
  useRoleKeptTrue();
  // For a moment, when somebody goes on for another business.
  if (!businesses) return <DashboardOnItsWay />;
  const business = currentIn(businesses);
  const tabs = tabsOf(business?.role);
  const current = tabIn(tabs, search.tab);
  const Frame = business ? DashboardFrame : StillFrame;
  return (
    <Frame key={business?.id} tabs={tabs} current={current}>
      <Screen tab={current} search={search} />
    </Frame>
  );
}

function Screen({ tab, search }: { tab: BusinessTab; search: DashboardSearch }) {
  const history = search.history ?? HISTORY[0];
  if (tab === 'settings') return <SettingsOnDemand asked={search.panel} />;
  return (
    <Suspense fallback={under(tab)()}>
      {tab === 'team' && <NoTeamScreen />}
      {tab === 'leads' && <LeadsScreen />}
      {tab === 'quoted' && <QuotedScreen />}
      {tab === 'progress' && <ProgressScreen />}
      {tab === 'history' && <HistoryScreen key={history} shown={history} />}
    </Suspense>
  );
}
