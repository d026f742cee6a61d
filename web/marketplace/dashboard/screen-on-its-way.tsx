import type { ReactNode } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { Title } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { DashboardTab } from './dashboard-tabs.ts';

type ScreenOnItsWayProps = { tab: DashboardTab; children?: ReactNode };

/** A tab whose script is being fetched, or could not be: it has its heading from the start, for whoever listens to the page. */
export const ScreenOnItsWay = ({ tab, children = <Skeleton /> }: ScreenOnItsWayProps) => (
  <div className="grid gap-6">
    <Title>{dashboardCopy.tabs[tab]}</Title>
    {children}
  </div>
);
