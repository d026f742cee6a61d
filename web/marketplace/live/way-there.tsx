import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { tabAddress } from '../dashboard/dashboard-tabs.ts';
import { historyAddress } from '../jobs/job-tabs.ts';
import type { Whereabouts } from './live-words.ts';

type WayThereProps = { to: Whereabouts; seeInstead?: (() => void) | undefined };

/** The way to the tab where something can be found now, or to what has taken its place here. */
export function WayThere({ to: { tab, history, instead }, seeInstead }: WayThereProps) {
  if (instead && seeInstead) return <Button onClick={seeInstead}>{newsCopy.seeInstead}</Button>;
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
