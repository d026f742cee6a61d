import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { useLeave } from './use-leave.ts';
import { useCallOnce } from '../../use-call-once.ts';

/** Ends the session on the server, forgets everything that was loaded for it, and goes home. */
export function useLogOut() {
  const { api } = useRouterContext();
  return useCallOnce({ mutationFn: () => logOut(api), onSuccess: useLeave() });
}

/** The call is retried once; the second time its own session may be gone already (R-15-046). */
async function logOut(api: ApiClient) {
  try {
    await api.logOut();
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.status === 401)) throw error;
  }
}
