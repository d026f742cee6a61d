import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../../../contract/kernel.ts';
import type { Api } from '../../../../contract/index.ts';
import type { ApiClient } from '../../../api-client.ts';
import { useRouterContext } from '../../../router-context.ts';
import { useSignInWhenRefused } from '../../dashboard/use-sign-in-again.ts';

export type OwnBusiness = Result<Api['ownBusiness']>;

const ownBusinessQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['own-business'], queryFn: () => api.ownBusiness() });

const serviceAreaQuery = (api: ApiClient, location: string) =>
  queryOptions({ queryKey: ['service-area', location], queryFn: () => api.serviceArea() });

/** The own profile; a session that is over leads to the log-in page and back. */
export function useOwnBusiness() {
  const { api } = useRouterContext();
  const query = useQuery(ownBusinessQuery(api));
  useSignInWhenRefused(query.error);
  return query;
}

/** Where leads come from, asked again when the post code is another one. */
export function useServiceArea(location: string) {
  const { api } = useRouterContext();
  const query = useQuery(serviceAreaQuery(api, location));
  useSignInWhenRefused(query.error);
  return query;
}

/** The profile has changed: it is read again, and with it the leads that it brings. */
export function useReloadBusiness() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['leads'] });
    await queryClient.invalidateQueries({ queryKey: ['own-business'] });
  };
}
