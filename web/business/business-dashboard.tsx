import { type ReactNode, Suspense } from 'react';
import { dashboardCopy } from '../copy/dashboard.ts';
import { DashboardFrame } from '../marketplace/dashboard/dashboard-frame.tsx';
import { BUSINESS_TABS, type BusinessTab, tabIn } from '../marketplace/dashboard/dashboard-tabs.ts';
import type { DashboardSearch } from '../marketplace/dashboard/dashboard-search.ts';
import { HISTORY } from '../marketplace/jobs/job-tabs.ts';
import { ScreenOnItsWay } from '../marketplace/dashboard/screen-on-its-way.tsx';
import { SettingsOnDemand } from '../marketplace/settings/settings-on-demand.tsx';
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

export function Dashboard({ search }: { search: DashboardSearch }) {
  const current = tabIn(BUSINESS_TABS, search.tab);
  return (
    <DashboardFrame tabs={BUSINESS_TABS} current={current}>
      <Screen tab={current} search={search} />
    </DashboardFrame>
  );
}

function Screen({ tab, search }: { tab: BusinessTab; search: DashboardSearch }) {
  const history = search.history ?? HISTORY[0];
  if (tab === 'settings') return <SettingsOnDemand asked={search.panel} />;
  return (
    <Suspense fallback={under(tab)()}>
      {tab === 'leads' && <LeadsScreen />}
      {tab === 'quoted' && <QuotedScreen />}
      {tab === 'progress' && <ProgressScreen />}
      {tab === 'history' && <HistoryScreen key={history} shown={history} />}
    </Suspense>
  );
}
