import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { forgetDrafts } from './drafts.ts';
import { changeSession, forgetUser } from './session.ts';

/** Ends the session on the server, forgets everything that was loaded for it, and goes home. */
export function useLogOut() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => logOut(api),
    onSuccess: async () => {
      forgetDrafts();
      const leaving = router.navigate({ to: '/' });
      forgetUser(queryClient);
      await leaving;
      changeSession(queryClient, null);
      await router.invalidate();
    },
  });
}

/** The call is retried once; the second time its own session may be gone already (R-15-046). */
async function logOut(api: ApiClient) {
  try {
    await api.logOut();
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.status === 401)) throw error;
  }
}
