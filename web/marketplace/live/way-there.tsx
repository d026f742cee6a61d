import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { InnerLink } from '../../ui/inner-link.tsx';
import { tabAddress } from '../dashboard/dashboard-tabs.ts';
import { historyAddress } from '../jobs/job-tabs.ts';
import type { Whereabouts } from './live-words.ts';

/** The way to the tab where something can be found now. */
export function WayThere({ to: { tab, history } }: { to: Whereabouts }) {
  if (!tab) return null;
  return (
    <InnerLink
      href={history ? historyAddress(history) : tabAddress(tab)}
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2 hover:no-underline"
    >
      {newsCopy.open(dashboardCopy.tabs[tab])}
    </InnerLink>
  );
}
