import type { ComponentType } from 'react';
import { Later } from '../../ui/lazy/later.tsx';
import type { Part } from '../../ui/lazy/part.ts';
import { PendingDashboard } from './pending-dashboard.tsx';

type LaterDashboardProps<Search> = {
  part: Part<{ Dashboard: ComponentType<{ search: Search }> }>;
  search: Search;
};

/** A dashboard, which only those fetch whose it is. */
export const LaterDashboard = <Search,>({ part, search }: LaterDashboardProps<Search>) => (
  <Later
    isScreen
    part={part}
    pending={<PendingDashboard />}
    failed={(said) => <PendingDashboard>{said}</PendingDashboard>}
  >
    {({ Dashboard }) => <Dashboard search={search} />}
  </Later>
);
