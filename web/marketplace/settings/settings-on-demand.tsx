import { type ReactNode, Suspense } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { ScreenOnItsWay } from '../dashboard/screen-on-its-way.tsx';

const under = (failed?: ReactNode) => (
  <ScreenOnItsWay title={dashboardCopy.tabs.settings}>{failed}</ScreenOnItsWay>
);

const Settings = onDemand(() => import('./settings-screen.tsx').then((part) => part.SettingsScreen), under);

/** The settings, fetched when somebody opens them: a dashboard's first screen is its newest work. */
export const SettingsOnDemand = ({ asked }: { asked: string | undefined }) => (
  <Suspense fallback={under()}>
    <Settings asked={asked} />
  </Suspense>
);
