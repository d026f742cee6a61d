import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import { useRouterContext } from '../../router-context.ts';
import { useSignInAgain, useSignInWhenRefused } from '../dashboard/use-sign-in-again.ts';
import { useProvedAct } from './use-proved-act.ts';

/** While a copy is being prepared the page looks again. */
const LOOK_AGAIN_MS = 3_000;

const exportQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['export'],
    queryFn: () => api.ownExport(),
    refetchInterval: ({ state }) =>
      state.data?.export && !state.data.export.readyAt ? LOOK_AGAIN_MS : false,
  });

/** The newest copy of the own data, and asking for one. */
export function useExport() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const query = useQuery(exportQuery(api));
  useSignInWhenRefused(query.error);
  const asking = useProvedAct({
    name: 'askForExport',
    call: (client) => client.askForExport(),
    onDone: (answer) => void queryClient.setQueryData(exportQuery(api).queryKey, answer),
    onRefusal: async ({ status }) => {
      if (status === 401) await signInAgain();
      return status === 401;
    },
  });
  return { query, asking };
}
