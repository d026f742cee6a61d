import { CancelledError } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { OwnBusiness } from '../../../contract/team.ts';
import type { ApiClient } from '../../api-client.ts';
import { forgetLastSeen } from '../../offline/last-seen.ts';
import { type RouterContext, useRouterContext } from '../../router-context.ts';
import { BUSINESSES_KEY, refreshSession } from '../accounts/session.ts';

type Businesses = readonly OwnBusiness[];
type Known = Pick<RouterContext, 'queryClient' | 'api'>;

const ownBusinessesQuery = (api: ApiClient) => ({
  queryKey: BUSINESSES_KEY,
  queryFn: async (): Promise<Businesses> => (await api.ownBusinesses()).businesses,
});

/** For the loader of a page: what is known already, without asking again; none for who is in no team. */
export const ownRole = async ({ queryClient, api }: Known) =>
  currentIn(
    await queryClient.query({ ...ownBusinessesQuery(api), staleTime: 'static' }).catch(unlessOvertaken),
  )?.role;

/** Another session began meanwhile, and what was loaded for this one goes: there is no page that waits for it. */
function unlessOvertaken(error: unknown): undefined {
  if (!(error instanceof CancelledError)) throw error;
}

/**
 * Asks the server again. What is known stays when there is no answer. With another role what the device keeps goes, and the
 * account is asked for again, which says more to the owner of a business.
 */
export async function refreshBusinesses({ queryClient, api }: Known): Promise<void> {
  const current = () => currentIn(queryClient.getQueryData<Businesses>(BUSINESSES_KEY));
  const before = current();
  await queryClient.query({ ...ownBusinessesQuery(api), staleTime: 0 }).catch(() => undefined);
  const now = current();
  if (before?.id === now?.id && before?.role === now?.role) return;
  forgetLastSeen();
  await refreshSession({ queryClient, api });
}

/** The business that somebody acts for in this session, and as what; none once they are in no team. */
export const currentIn = (businesses: Businesses | undefined) =>
  businesses?.find(({ isCurrent }) => isCurrent);

/** The dashboard's loader has asked for them. Read from the cache itself, as the session is. */
export function useOwnBusinesses(): Businesses | undefined {
  const { queryClient } = useRouterContext();
  const subscribe = useCallback(
    (tell: () => void) => queryClient.getQueryCache().subscribe(tell),
    [queryClient],
  );
  const read = () => queryClient.getQueryData<Businesses>(BUSINESSES_KEY);
  return useSyncExternalStore(subscribe, read, read);
}

export const useCurrentBusiness = () => currentIn(useOwnBusinesses());
