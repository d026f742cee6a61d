import {
  ClipboardList,
  Hammer,
  History,
  Inbox,
  type LucideIcon,
  MessageCircle,
  PoundSterling,
  Settings,
} from 'lucide-react';
import { useId } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { shownCount, useDashboardNews } from './dashboard-news.ts';
import { type DashboardTab, isInBar, tabAddress } from './dashboard-tabs.ts';
import { NewCount } from './new-count.tsx';

export type TabBarProps = { tabs: readonly DashboardTab[]; current: DashboardTab | undefined };

/** The ways through a dashboard: in the header, and on a phone at the foot of the window, as many as have room there. */
export function TabBar({ tabs, current }: TabBarProps) {
  const news = useDashboardNews();
  const countOf = (tab: DashboardTab) =>
    tab === current ? 0 : (news?.tabs.find((one) => one.tab === tab)?.count ?? 0);
  return (
    <nav aria-label={dashboardCopy.tabsLabel} data-tab-bar className="tab-bar">
      <ul>
        {tabs.map((tab) => (
          <li key={tab} data-in-menu={!isInBar(tabs, tab) || undefined}>
            <TabLink tab={tab} isCurrent={tab === current} count={countOf(tab)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TabLinkProps = { tab: DashboardTab; isCurrent: boolean; count: number };

/** Its name is its word alone; how much is new describes it. */
function TabLink({ tab, isCurrent, count }: TabLinkProps) {
  const Sign = TAB_SIGNS[tab];
  const about = useId();
  return (
    <>
      <InnerLink
        href={tabAddress(tab)}
        isInPlace
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={count > 0 ? about : undefined}
      >
        <Sign size={22} aria-hidden />
        <span>{dashboardCopy.tabs[tab]}</span>
        <NewCount>{count}</NewCount>
      </InnerLink>
      {count > 0 && (
        <span id={about} hidden>
          {dashboardCopy.someNew(shownCount(count))}
        </span>
      )}
    </>
  );
}

/** Beside or above the word of a tab. */
const TAB_SIGNS: Record<DashboardTab, LucideIcon> = {
  jobs: ClipboardList,
  leads: Inbox,
  messages: MessageCircle,
  quoted: PoundSterling,
  progress: Hammer,
  history: History,
  team: ClipboardList,
  settings: Settings,
};
