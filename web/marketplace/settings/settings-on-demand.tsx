import { Suspense } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { ScreenOnItsWay } from '../dashboard/screen-on-its-way.tsx';

const Settings = onDemand(
  async () => (await import('./settings-screen.tsx')).SettingsScreen,
  (failed) => <ScreenOnItsWay tab="settings">{failed}</ScreenOnItsWay>,
);

/** The settings, fetched when somebody opens them: a dashboard's first screen is its newest work. */
export const SettingsOnDemand = ({ asked }: { asked: string | undefined }) => (
  <Suspense fallback={<ScreenOnItsWay tab="settings" />}>
    <Settings asked={asked} />
  </Suspense>
);
