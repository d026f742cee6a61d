import type { ComponentType } from 'react';
import { Later } from '../../ui/later.tsx';
import type { Part } from '../../ui/part.ts';
import { DashboardOnItsWay } from './dashboard-on-its-way.tsx';

type LaterDashboardProps<Search> = {
  part: Part<{ Dashboard: ComponentType<{ search: Search }> }>;
  search: Search;
};

/** A dashboard, which only those fetch whose it is. */
export const LaterDashboard = <Search,>({ part, search }: LaterDashboardProps<Search>) => (
  <Later
    isScreen
    part={part}
    pending={<DashboardOnItsWay />}
    failed={(said) => <DashboardOnItsWay>{said}</DashboardOnItsWay>}
  >
    {({ Dashboard }) => <Dashboard search={search} />}
  </Later>
);
