import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHandingOn } from '../../ui/navigation/use-handing-on.ts';
import { PlainFrame, StillFrame } from './dashboard-frame.tsx';
import { tabIn } from './dashboard-tabs.ts';
import { useOwnTabs } from './use-own-tabs.ts';

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

const Loading = () => (
  <>
    <p role="status" className="text-ink-soft">
      {dashboardCopy.loading}
    </p>
    <Skeleton />
    <Skeleton />
  </>
);
