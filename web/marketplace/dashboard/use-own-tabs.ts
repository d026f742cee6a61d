import { useSession } from '../accounts/session.ts';
import { tabsOf } from '../team/business-tabs.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { CUSTOMER_TABS, type DashboardTab } from './dashboard-tabs.ts';

/** Known before anything of a dashboard is drawn; an admin has tabs of another kind. */
export function useOwnTabs(): readonly [DashboardTab, ...DashboardTab[]] | undefined {
  const role = useSession()?.user.userType;
  const business = useCurrentBusiness();
  if (role === 'customer') return CUSTOMER_TABS;
  return role === 'business' ? tabsOf(business?.role) : undefined;
}
