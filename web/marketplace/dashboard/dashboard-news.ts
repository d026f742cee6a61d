import { useQuery } from '@tanstack/react-query';
import { COUNTED_TO } from '../../../contract/counted.ts';
import type { DashboardNews } from '../../../contract/dashboard.ts';
import type { ApiClient } from '../../api-client.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { useSession } from '../accounts/session.ts';
import { FRESH_MS } from '../live/lists.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';

export const dashboardQuery = (api: ApiClient) => ({
  queryKey: ['dashboard'] as const,
  queryFn: () => api.dashboard(),
  retry: false as const,
  staleTime: FRESH_MS,
});

/** What is new and what waits; nothing for admins and for who is in no team, and as long as it is not known. */
export function useDashboardNews(): DashboardNews | undefined {
  const { api } = useRouterContext();
  const role = useSession()?.user.userType;
  const business = useCurrentBusiness();
  const isTold = role === 'customer' || (role === 'business' && business !== undefined);
  return useQuery({ ...dashboardQuery(api), enabled: isTold }).data;
}

/** As it is shown: nobody counts further. */
export const shownCount = (count: number): string =>
  count >= COUNTED_TO ? `${COUNTED_TO - 1}+` : String(count);

/** What is said of something with so much new behind it; without, its own word says it. */
export const labelWith = (what: string, count: number): string | undefined =>
  count > 0 ? dashboardCopy.newHere(what, shownCount(count)) : undefined;
