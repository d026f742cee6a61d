import { dashboardCopy } from '../../copy/dashboard.ts';
import { Title } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { DashboardTab } from './dashboard-tabs.ts';

/** A tab whose script is being fetched: it has its heading from the start, for whoever listens to the page. */
export const ScreenOnItsWay = ({ tab }: { tab: DashboardTab }) => (
  <div className="grid gap-6">
    <Title>{dashboardCopy.tabs[tab]}</Title>
    <Skeleton />
  </div>
);
