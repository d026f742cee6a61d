import type { User } from '../../../../contract/accounts.ts';
import type { RouterContext } from '../../../router-context.ts';
import { refreshSession, type Session, SESSION_KEY } from '../../accounts/session.ts';

/** The account has changed: what was answered counts at once, and is asked for again (R-6-019). */
export async function changeUser(known: Pick<RouterContext, 'queryClient' | 'api'>, user: User) {
  known.queryClient.setQueryData<Session>(SESSION_KEY, (session) => session && { ...session, user });
  await refreshSession(known);
}
