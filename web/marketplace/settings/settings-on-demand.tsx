import { Suspense } from 'react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { ScreenOnItsWay } from '../dashboard/screen-on-its-way.tsx';

const Settings = onDemand(
  async () => (await import('./settings-screen.tsx')).SettingsScreen,
  (failed) => <ScreenOnItsWay title={dashboardCopy.tabs.settings}>{failed}</ScreenOnItsWay>,
);

/** The settings, fetched when somebody opens them: a dashboard's first screen is its newest work. */
export const SettingsOnDemand = ({ asked }: { asked: string | undefined }) => (
  <Suspense fallback={<ScreenOnItsWay title={dashboardCopy.tabs.settings} />}>
    <Settings asked={asked} />
  </Suspense>
);
