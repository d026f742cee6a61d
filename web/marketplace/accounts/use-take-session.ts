import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRouterContext } from '../../router-context.ts';
import { beginSession } from './begin-session.ts';
import { refreshSession, type Session } from './session.ts';

/** The server has replaced the session: every tab of the browser goes on as the new user. */
export function useTakeSession() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (session: NonNullable<Session>, href: string) => {
    beginSession(queryClient, session);
    await refreshSession({ queryClient, api });
    await router.navigate({ href });
    await router.invalidate();
  };
}
