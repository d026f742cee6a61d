import type { ComponentType } from 'react';
import { type Load, useArriving } from '../../ui/use-arriving.ts';
import { DashboardOnItsWay } from './dashboard-on-its-way.tsx';

/**
 * A dashboard that comes after its page. One that cannot be fetched fails the page. It is no `lazy` in a Suspense: React
 * would keep what stands there for 300 ms at least.
 */
export function dashboardAfter<P extends object>(
  load: Load<{ Dashboard: ComponentType<P> }>,
): ComponentType<P> {
  return function DashboardAfter(props: P) {
    const { part, isMissing, why } = useArriving(load, true);
    if (isMissing) throw why;
    return part ? <part.Dashboard {...props} /> : <DashboardOnItsWay />;
  };
}
