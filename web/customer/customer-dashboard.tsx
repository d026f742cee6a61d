import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { DashboardFrame } from '../marketplace/dashboard/dashboard-frame.tsx';
import type { DashboardSearch } from '../marketplace/dashboard/dashboard-search.ts';
import { CUSTOMER_TABS, type CustomerTab, tabIn } from '../marketplace/dashboard/dashboard-tabs.ts';
import { UnreadInTitleLater } from '../marketplace/conversations/unread-in-title-later.tsx';
import { LaterScreen } from '../marketplace/dashboard/later-screen.tsx';
import { HISTORY } from '../marketplace/jobs/job-tabs.ts';
import { SettingsLater } from '../marketplace/settings/settings-later.tsx';
import { part } from '../ui/lazy/part.ts';
import { JobsScreen } from './jobs-screen.tsx';
import { ProgressScreen } from './progress-screen.tsx';
import { QuotedScreen } from './quoted-screen.tsx';

const MESSAGES = part(() => import('../marketplace/conversations/conversations-screen.tsx'));
/** What is over is looked at now and then. */
const PAST = part(() => import('./history-screen.tsx'));

export function Dashboard({ search }: { search: DashboardSearch }) {
  const current = tabIn(CUSTOMER_TABS, search.tab);
  return (
    <DashboardFrame tabs={CUSTOMER_TABS} current={current}>
      <Screen tab={current} search={search} />
      <UnreadInTitleLater />
    </DashboardFrame>
  );
}

function Screen({ tab, search }: { tab: CustomerTab; search: DashboardSearch }) {
  const history = search.history ?? HISTORY[0];
  if (tab === 'quoted') return <QuotedScreen />;
  if (tab === 'progress') return <ProgressScreen />;
  if (tab === 'settings') return <SettingsLater asked={search.panel} />;
  if (tab === 'messages')
    return (
      <LaterScreen part={MESSAGES} title={dashboardCopy.tabs.messages}>
        {({ ConversationsScreen }) => <ConversationsScreen me="customer" search={search} />}
      </LaterScreen>
    );
  if (tab === 'history')
    return (
      <LaterScreen part={PAST} title={dashboardCopy.tabs.history}>
        {({ HistoryScreen }) => <HistoryScreen key={history} shown={history} />}
      </LaterScreen>
    );
  return <JobsScreen />;
}
