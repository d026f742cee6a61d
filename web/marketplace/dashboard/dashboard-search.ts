import { type History, isHistory } from '../jobs/job-tabs.ts';

/** What the address of the dashboard may say: the tab, which past jobs, which panel of the settings. */
export type DashboardSearch = { tab?: string; history?: History; panel?: string };

export const readSearch = ({ tab, history, panel }: Record<string, unknown>): DashboardSearch => ({
  ...(typeof tab === 'string' && { tab }),
  ...(isHistory(history) && { history }),
  ...(typeof panel === 'string' && { panel }),
});
