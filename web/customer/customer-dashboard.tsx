import { Suspense } from 'react';
import { dashboardCopy } from '../copy/dashboard.ts';
import { DashboardFrame } from '../marketplace/dashboard/dashboard-frame.tsx';
import type { DashboardSearch } from '../marketplace/dashboard/dashboard-search.ts';
import { CUSTOMER_TABS, type CustomerTab, tabIn } from '../marketplace/dashboard/dashboard-tabs.ts';
import { HISTORY } from '../marketplace/jobs/job-tabs.ts';
import { ScreenOnItsWay } from '../marketplace/dashboard/screen-on-its-way.tsx';
import { SettingsOnDemand } from '../marketplace/settings/settings-on-demand.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { JobsScreen } from './jobs-screen.tsx';
import { ProgressScreen } from './progress-screen.tsx';
import { QuotedScreen } from './quoted-screen.tsx';

/** What is over is looked at now and then; it comes when it is asked for. */
const HistoryScreen = onDemand(
  async () => (await import('./history-screen.tsx')).HistoryScreen,
  (failed) => <ScreenOnItsWay title={dashboardCopy.tabs.history}>{failed}</ScreenOnItsWay>,
);

export function Dashboard({ search }: { search: DashboardSearch }) {
  const current = tabIn(CUSTOMER_TABS, search.tab);
  return (
    <DashboardFrame tabs={CUSTOMER_TABS} current={current}>
      <Screen tab={current} search={search} />
    </DashboardFrame>
  );
}

function Screen({ tab, search }: { tab: CustomerTab; search: DashboardSearch }) {
  const history = search.history ?? HISTORY[0];
  if (tab === 'quoted') return <QuotedScreen />;
  if (tab === 'progress') return <ProgressScreen />;
  if (tab === 'settings') return <SettingsOnDemand asked={search.panel} />;
  if (tab === 'history')
    return (
      <Suspense fallback={<ScreenOnItsWay title={dashboardCopy.tabs[tab]} />}>
        <HistoryScreen key={history} shown={history} />
      </Suspense>
    );
  return <JobsScreen />;
}
