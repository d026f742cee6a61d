import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHandingOn } from '../../ui/navigation/use-handing-on.ts';
import { useSession } from '../accounts/session.ts';
import { tabsOf } from '../team/business-tabs.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { PlainFrame, StillFrame } from './dashboard-frame.tsx';
import { CUSTOMER_TABS, type DashboardTab, tabIn } from './dashboard-tabs.ts';

type PendingDashboardProps = {
  /** In place of what is loading: why it did not come. */
  children?: ReactNode;
};

/** What stands there until the script has arrived: the frame as it will be, so that nothing shifts. */
export const PendingDashboard = ({ children = <Loading /> }: PendingDashboardProps) => (
  <PendingFrame>
    <div className="grid gap-4">
      <h1 ref={useHandingOn()} className="sr-only">
        {dashboardCopy.title}
      </h1>
      {children}
    </div>
  </PendingFrame>
);

function PendingFrame({ children }: { children: ReactNode }) {
  const tabs = useOwnTabs();
  const asked = useRouterState({ select: ({ location }) => (location.search as { tab?: string }).tab });
  if (!tabs) return <PlainFrame tabs={<div className="h-11 w-full" />}>{children}</PlainFrame>;
  return (
    <StillFrame tabs={tabs} current={tabIn(tabs, asked)}>
      {children}
    </StillFrame>
  );
}

/** Known before anything of a dashboard is drawn; an admin has tabs of another kind. */
function useOwnTabs(): readonly [DashboardTab, ...DashboardTab[]] | undefined {
  const role = useSession()?.user.userType;
  const business = useCurrentBusiness();
  if (role === 'customer') return CUSTOMER_TABS;
  return role === 'business' ? tabsOf(business?.role) : undefined;
}

const Loading = () => (
  <>
    <p role="status" className="text-ink-soft">
      {dashboardCopy.loading}
    </p>
    <Skeleton />
    <Skeleton />
  </>
);
