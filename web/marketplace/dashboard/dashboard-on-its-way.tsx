import { useLayoutEffect, useRef } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

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

/** Whoever turned to the page is on this heading (decision 205), and goes on to the one that takes its place. */
function useHandingOn() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (document.activeElement === own) queueMicrotask(focusHeading);
    };
  }, []);
  return heading;
}
