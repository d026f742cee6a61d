import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetDrafts } from './drafts.ts';
import { changeSession, forgetUser } from './session.ts';

/** The session is over on the server: everything that was loaded for it goes, and the way leads home. */
export function useLeave() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    forgetDrafts();
    const leaving = router.navigate({ to: '/' });
    // At once: a list that hears of the end before home is there must not lead to the log-in page.
    forgetUser(queryClient);
    await leaving;
    changeSession(queryClient, null);
    await router.invalidate();
  };
}
