import { useRouterContext } from '../../router-context.ts';
import { useCallOnce } from '../../use-call-once.ts';
import { endSession, sayUnheard } from './end-session.ts';
import { useLeave } from './use-leave.ts';

/** Ends the session, forgets everything that was loaded for it, and goes home, whether or not the server hears. */
export function useLogOut() {
  const { api } = useRouterContext();
  const leave = useLeave();
  return useCallOnce({
    mutationFn: () => endSession(api),
    onSettled: async (_none, error) => {
      if (error) sayUnheard(api);
      await leave();
    },
  });
}
