import type { QueryClient } from '@tanstack/react-query';
import { NOBODY } from '../../contract/drawn-for.ts';
import type { ApiClient } from '../api-client.ts';
import { sessionCopy } from '../copy/session.copy.ts';
import { followOtherTabs } from '../marketplace/accounts/follow-other-tabs.ts';
import type { Leaving } from '../marketplace/accounts/leave.ts';
import { type Session, SESSION_KEY } from '../marketplace/accounts/session.ts';
import { fetchLists } from '../marketplace/catalogue/lists-at-start.ts';
import { startedAnewFrom } from '../start-anew.ts';
import '../ui/layout/scroll-anchoring.ts';
import '../ui/actions/second-click.ts';
import { toast } from '../ui/feedback/toast.ts';
import { forgetLastSeen } from './last-seen.ts';

/** What no page waits for, once it has come to rest. */
export function beginAtRest(app: Leaving & { api: ApiClient }): void {
  followOtherTabs(app);
  sayStartedAnew(app.queryClient);
  keepFromSignIn(app.queryClient);
  fetchLists(app);
}

/**
 * Who is not signed in has nothing to keep, and must find nothing; most who read a public page are that. Who cannot be
 * known for the moment has not left.
 */
function keepFromSignIn(queryClient: QueryClient): void {
  const keep = async () => (await import('./keep-last-seen.ts')).keepLastSeen(queryClient);
  const isKeeping = () => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session) void keep().catch(() => undefined);
    else if (session === null) forgetLastSeen();
    return Boolean(session);
  };
  if (isKeeping()) return;
  const stop = queryClient.getQueryCache().subscribe(() => isKeeping() && stop());
}

/** Says why the page was loaded once more: somebody else is logged in, or the same person acts for another business. */
function sayStartedAnew(queryClient: QueryClient): void {
  const before = startedAnewFrom();
  const user = queryClient.getQueryData<Session>(SESSION_KEY)?.user;
  if (!before || !user) return;
  const [account] = before.split('/');
  if (account === user.id) return toast({ title: sessionCopy.otherBusiness, timeout: 0 });
  const description = account === NOBODY ? undefined : sessionCopy.anewAdvice;
  toast({ title: sessionCopy.anew(user.name), description, timeout: 0 });
}
