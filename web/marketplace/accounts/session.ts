import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { User } from '../../../contract/accounts.ts';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { forgetLastSeen } from '../../offline/last-seen.ts';
import { pageRequest } from '../../page-request.ts';
import { reportFailure } from '../../report-failure.ts';
import { type RouterContext, useRouterContext } from '../../router-context.ts';

/** Who is signed in, and whether an admin is acting as them; null for a visitor. */
export type Session = { user: User; isImpersonated: boolean } | null;

type Known = Pick<RouterContext, 'queryClient' | 'api'>;

export const SESSION_KEY = ['session'];
/** The businesses that they act for, below it: kept as long, and gone when somebody else signs in. */
export const BUSINESSES_KEY = [...SESSION_KEY, 'businesses'];
const OLD_MS = 5 * 60_000;

const sessionQuery = (api: ApiClient) => ({ queryKey: SESSION_KEY, queryFn: () => fetchSession(api) });

/** Nothing watches the session in the way that Query counts, and a page is never done with it. */
export const keepSession = (queryClient: QueryClient) =>
  queryClient.setQueryDefaults(SESSION_KEY, { gcTime: Number.POSITIVE_INFINITY });

/** For the loader of a page that is for one side: what is known already, without asking again; or why nobody can say. */
export const certainSession = ({ queryClient, api }: Known): Promise<Session> =>
  queryClient.query({ ...sessionQuery(api), staleTime: 'static' });

/** For a page that is for everybody: who cannot be known for the moment is nobody, and is asked for at the next page. */
export const currentSession = (known: Known): Promise<Session> =>
  certainSession(known).catch((error: unknown) => {
    reportFailure('currentUser', error);
    return null;
  });

/** For every page: what is old is asked for again while the page goes on. */
export async function followSession(known: Known): Promise<void> {
  await currentSession(known);
  const askedAt = known.queryClient.getQueryState(SESSION_KEY)?.dataUpdatedAt;
  if (askedAt && Date.now() - askedAt > OLD_MS) void refreshSession(known);
}

/** Asks the server again. What is known stays when there is no answer. */
export async function refreshSession({ queryClient, api }: Known): Promise<void> {
  await queryClient.query({ ...sessionQuery(api), staleTime: 0 }).catch(() => undefined);
}

/** Who was signed in when the server drew the page. */
const drawn = new WeakMap<QueryClient, Session>();

/** A part whose script comes late takes over what the server drew, no matter who has signed in or out meanwhile. */
export const rememberDrawn = (queryClient: QueryClient) =>
  void drawn.set(queryClient, queryClient.getQueryData<Session>(SESSION_KEY) ?? null);

/**
 * The root route has loaded it before anything is drawn, so there is no loading state to show. It is read from the
 * cache itself: what Query watches a query with is large, and the public pages need nothing else of it.
 */
export function useSession(): Session {
  const { queryClient } = useRouterContext();
  const subscribe = useCallback(
    (tell: () => void) => queryClient.getQueryCache().subscribe(tell),
    [queryClient],
  );
  const read = () => queryClient.getQueryData<Session>(SESSION_KEY) ?? null;
  const readDrawn = () => (drawn.has(queryClient) ? (drawn.get(queryClient) ?? null) : read());
  return useSyncExternalStore(subscribe, read, readDrawn);
}

/** Nobody is signed in any more, and what was loaded stays until there is another screen. Whether somebody was. */
export function forgetUser(queryClient: QueryClient): boolean {
  forgetLastSeen();
  const before = queryClient.getQueryData<Session>(SESSION_KEY);
  queryClient.setQueryData<Session>(SESSION_KEY, null);
  return Boolean(before);
}

/** Somebody else looks at the screen from now on: nothing that was loaded for the last one stays. */
export function changeSession(queryClient: QueryClient, session: Session) {
  forgetLastSeen();
  queryClient.setQueryData(SESSION_KEY, session);
  // What it has brought along has a longer key.
  queryClient.removeQueries({
    predicate: ({ queryKey: [name, more] }) => Boolean(more) || name !== SESSION_KEY[0],
  });
}

async function fetchSession(api: ApiClient): Promise<Session> {
  if (pageRequest()?.hasSession === false) return null;
  try {
    const { data, impersonation } = await api.currentUser();
    return { user: data, isImpersonated: impersonation };
  } catch (error) {
    // A dead cookie on a public page means signed out, not sent away.
    if (error instanceof ApiRefusal && error.status === 401) return null;
    throw error;
  }
}
