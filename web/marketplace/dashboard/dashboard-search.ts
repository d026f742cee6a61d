import { type AnyReference, readCancelled, referenceIn } from '../billing/reference.ts';
import { type ConversationFilter, isFilter } from '../conversations/conversation-address.ts';
import type { DashboardTab } from './dashboard-tabs.ts';
import { type History, isHistory } from '../jobs/job-tabs.ts';

/**
 * What the address of the dashboard may say: the tab, which past jobs, which panel of the settings or form is open, for
 * which of the own businesses, and what the page for another card or account came back with.
 */
export type DashboardSearch = {
  tab?: string;
  history?: History;
  panel?: string;
  business?: string;
  /** The record that somebody comes for. */
  at?: string;
  /** The lead that has the page to itself or stands beside the list, or whose conversation does. */
  lead?: string;
  /** Which conversations are listed, and of which job alone. */
  show?: ConversationFilter;
  job?: string;
  payment?: 'cancelled';
} & AnyReference;

/** The same, with a tab that is there. */
export type TabAsked = DashboardSearch & { tab: DashboardTab };

export const readSearch = ({
  tab,
  history,
  panel,
  business,
  at,
  lead,
  show,
  job,
  ...search
}: Record<string, unknown>): DashboardSearch => ({
  ...referenceIn(search),
  ...readCancelled(search),
  ...(typeof tab === 'string' && { tab }),
  ...(isHistory(history) && { history }),
  ...(typeof panel === 'string' && { panel }),
  ...(typeof business === 'string' && { business }),
  ...(typeof at === 'string' && { at }),
  ...(typeof lead === 'string' && { lead }),
  ...(isFilter(show) && { show }),
  ...(typeof job === 'string' && { job }),
});
