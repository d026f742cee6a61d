import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { followOtherTabs } from '../marketplace/accounts/follow-other-tabs.ts';
import type { Leaving } from '../marketplace/accounts/leave.ts';
import { type Session, SESSION_KEY } from '../marketplace/accounts/session.ts';
import { fetchLists } from '../marketplace/catalogue/lists-at-start.ts';
import '../ui/scroll-anchoring.ts';
import '../ui/second-click.ts';
import { forgetLastSeen } from './last-seen.ts';
import { sayStartedAnew } from './say-started-anew.ts';

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
