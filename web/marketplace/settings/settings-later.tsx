import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { part } from '../../ui/lazy/part.ts';
import { LaterScreen } from '../dashboard/later-screen.tsx';

const SETTINGS = part(() => import('./settings-screen.tsx'));

/** The settings, fetched when somebody opens them: a dashboard's first screen is its newest work. */
export const SettingsLater = ({ asked }: { asked: string | undefined }) => (
  <LaterScreen part={SETTINGS} title={dashboardCopy.tabs.settings}>
    {({ SettingsScreen }) => <SettingsScreen asked={asked} />}
  </LaterScreen>
);
