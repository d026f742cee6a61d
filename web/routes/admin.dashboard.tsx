import { createFileRoute, redirect } from '@tanstack/react-router';
import { readAdminSearch, tabOf } from '../admin/admin-address.ts';
import { fetchAhead } from '../admin/admin-lists.ts';
import { adminPage } from '../copy/admin.copy.ts';
import { certainSession, useSession } from '../marketplace/accounts/session.ts';
import { PendingDashboard } from '../marketplace/dashboard/pending-dashboard.tsx';
import { LaterDashboard } from '../marketplace/dashboard/later-dashboard.tsx';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { pageRequest } from '../page-request.ts';
import { pageHead } from '../shell/page-head.ts';
import { part } from '../ui/lazy/part.ts';

// The address is read by the screen, not by a `validateSearch`, which every other page would carry.
export const Route = createFileRoute('/admin/dashboard')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps, location }) => {
    const session = await certainSession(context);
    if (!session) throw redirect({ href: signInAddress(location.href) });
    if (session.user.userType !== 'admin') throw redirect({ to: '/dashboard' });
    const search = readAdminSearch(deps.search);
    const fetching = fetchAhead(context, search);
    // In the browser the tab opens at once and shows what it waits for.
    if (pageRequest()) await fetching;
    return { page: adminPage(tabOf(search)) };
  },
  head: pageHead,
  component: AdminArea,
  pendingComponent: PendingDashboard,
});

const DESKTOP = part(() => import('../admin/admin-dashboard.tsx'));

/** Nobody but an admin sees it, nor for a moment an admin who is becoming somebody else. */
function AdminArea() {
  const search = readAdminSearch(Route.useSearch());
  if (useSession()?.user.userType !== 'admin') return <PendingDashboard />;
  return <LaterDashboard part={DESKTOP} search={search} />;
}
