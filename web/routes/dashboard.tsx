import { createFileRoute, redirect } from '@tanstack/react-router';
import { fetchAhead as fetchAheadForBusiness } from '../business/lists.ts';
import { dashboardPage } from '../copy/dashboard.copy.ts';
import { fetchAhead as fetchAheadForCustomer } from '../customer/lists.ts';
import { certainSession, useSession } from '../marketplace/accounts/session.ts';
import { usePaymentReturn } from '../marketplace/billing/payment-return.ts';
import { PendingDashboard } from '../marketplace/dashboard/pending-dashboard.tsx';
import { dashboardQuery } from '../marketplace/dashboard/dashboard-news.ts';
import { readSearch } from '../marketplace/dashboard/dashboard-search.ts';
import { CUSTOMER_TABS, type DashboardTab, tabIn } from '../marketplace/dashboard/dashboard-tabs.ts';
import { LaterDashboard } from '../marketplace/dashboard/later-dashboard.tsx';
import { nextVisitsQuery } from '../marketplace/visits/visits.ts';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { pageRequest } from '../page-request.ts';
import type { RouterContext } from '../router-context.ts';
import { pageHead } from '../shell/page-head.ts';
import { part } from '../ui/lazy/part.ts';

type Tabs = readonly [DashboardTab, ...DashboardTab[]];
type Side = {
  tabs: (context: RouterContext) => Tabs | Promise<Tabs>;
  fetchAhead: typeof fetchAheadForBusiness;
};

const SIDES: Record<'customer' | 'business', Side> = {
  customer: { tabs: () => CUSTOMER_TABS, fetchAhead: fetchAheadForCustomer },
  business: {
    tabs: (context) => import('../marketplace/team/business-tabs.ts').then(({ ownTabs }) => ownTabs(context)),
    fetchAhead: fetchAheadForBusiness,
  },
};

export const Route = createFileRoute('/dashboard')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    const session = await certainSession(context);
    if (!session) throw redirect({ href: signInAddress(location.href) });
    const { userType } = session.user;
    // An admin has an admin area of their own.
    if (userType === 'admin') throw redirect({ to: '/admin/dashboard' });
    const side = SIDES[userType];
    const tabs = await side.tabs(context);
    const tab = tabIn(tabs, deps.tab);
    const fetching = fetchAll(context, side.fetchAhead(context, { ...deps, tab }), tabs);
    // In the browser the tab opens at once and shows what it waits for.
    if (pageRequest()) await fetching;
    return { page: dashboardPage(tab) };
  },
  head: pageHead,
  component: Dashboard,
  pendingComponent: PendingDashboard,
});

/** What is new is asked for once the tab has been read: a lead is new to somebody until it was shown. */
async function fetchAll({ queryClient, api }: RouterContext, tab: Promise<unknown>, tabs: Tabs) {
  if (tabs.includes('team')) return tab;
  const next = queryClient.prefetchQuery(nextVisitsQuery(api));
  await tab;
  await queryClient.prefetchQuery(dashboardQuery(api));
  return next;
}

// Neither side loads the other's screens.
const CUSTOMER = part(() => import('../customer/customer-dashboard.tsx'));
const BUSINESS = part(() => import('../business/business-dashboard.tsx'));

/** Each side has its own. */
function Dashboard() {
  const search = Route.useSearch();
  usePaymentReturn(search);
  const role = useSession()?.user.userType;
  if (role !== 'customer' && role !== 'business') return <PendingDashboard />;
  return <LaterDashboard key={role} part={role === 'customer' ? CUSTOMER : BUSINESS} search={search} />;
}
