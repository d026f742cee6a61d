import type { ReactNode } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHandingOn } from '../../ui/use-handing-on.ts';

type PendingDashboardProps = {
  /** In place of what is loading: why it did not come. */
  children?: ReactNode;
};

/** What stands there until the script has arrived; the bar's height is kept free, so that nothing shifts. */
export const PendingDashboard = ({ children = <Loading /> }: PendingDashboardProps) => (
  <main className="pt-32">
    <Page>
      <div className="grid gap-4">
        <h1 ref={useHandingOn()} className="sr-only">
          {dashboardCopy.title}
        </h1>
        {children}
      </div>
    </Page>
  </main>
);

const Loading = () => (
  <>
    <p role="status" className="text-ink-soft">
      {dashboardCopy.loading}
    </p>
    <Skeleton />
    <Skeleton />
  </>
);
