import type { MemberRole } from '../../../contract/words.ts';
import type { RouterContext } from '../../router-context.ts';
import { BUSINESS_TABS, type BusinessTab } from '../dashboard/dashboard-tabs.ts';
import { ownRole } from './own-businesses.ts';

type Tabs = readonly [BusinessTab, ...BusinessTab[]];

/** What somebody sees of the business they act for; who is in no team reads that. */
export function tabsOf(role: MemberRole | undefined): Tabs {
  if (!role) return ['team', 'settings'];
  return role === 'field' ? ['progress', 'messages', 'settings'] : BUSINESS_TABS;
}

export const ownTabs = async (context: RouterContext): Promise<Tabs> => tabsOf(await ownRole(context));
