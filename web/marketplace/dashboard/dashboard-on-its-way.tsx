import { dashboardCopy } from '../../copy/dashboard.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHandingOn } from '../../ui/use-handing-on.ts';

/** What stands there until the script has arrived; the bar's height is kept free, so that nothing shifts. */
export const DashboardOnItsWay = () => (
  <main className="pt-32">
    <Page>
      <div className="grid gap-4">
        <h1 ref={useHandingOn()} className="sr-only">
          {dashboardCopy.title}
        </h1>
        <p role="status" className="text-ink-soft">
          {dashboardCopy.loading}
        </p>
        <Skeleton />
        <Skeleton />
      </div>
    </Page>
  </main>
);
