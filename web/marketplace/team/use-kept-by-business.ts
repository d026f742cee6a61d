import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import { useRouterContext } from '../../router-context.ts';
import type { ListName } from '../live/lists.ts';
import { useCurrentBusiness } from './own-businesses.ts';

/** What the current business keeps for itself under this name. */
export function useKeptByBusiness<Answer>(list: ListName, read: (api: ApiClient) => Promise<Answer>) {
  const { api } = useRouterContext();
  const business = useCurrentBusiness()?.id;
  return useQuery({
    queryKey: [list, business],
    queryFn: () => read(api),
    staleTime: 0,
    // No event is sent when a colleague changes it, so it is read again when the window gets the focus.
    refetchOnWindowFocus: true,
  });
}
