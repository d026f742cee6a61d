import { lazy, Suspense } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { ScreenOnItsWay } from '../dashboard/screen-on-its-way.tsx';

const Settings = lazy(async () => ({ default: (await import('./settings-screen.tsx')).SettingsScreen }));

/** The settings, fetched when somebody opens them: a dashboard's first screen is its newest work. */
export const SettingsOnDemand = ({ asked }: { asked: string | undefined }) => (
  <Suspense fallback={<ScreenOnItsWay title={dashboardCopy.tabs.settings} />}>
    <Settings asked={asked} />
  </Suspense>
);
