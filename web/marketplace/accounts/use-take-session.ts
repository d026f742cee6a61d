import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRouterContext } from '../../router-context.ts';
import { tellOtherTabs } from './other-session.ts';
import { changeSession, refreshSession, type Session } from './session.ts';

/** The server has replaced the session: every tab of the browser goes on as the new user. */
export function useTakeSession() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (session: NonNullable<Session>, href: string) => {
    changeSession(queryClient, session);
    tellOtherTabs();
    await refreshSession({ queryClient, api });
    await router.navigate({ href });
    await router.invalidate();
  };
}
