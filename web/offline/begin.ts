import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import type { Leaving } from '../marketplace/accounts/leave.ts';
import { type Session, SESSION_KEY } from '../marketplace/accounts/session.ts';
import { forgetLastSeen } from './last-seen.ts';

/** The worker's own cache, which it keeps in order itself. */
const OF_THE_WORKER = 'static-';

/** By then the page has come to rest, and nothing that it shows has to wait for this. */
const REST_MS = 1500;

/** At the start of the app, once the page is there: nothing of it is needed before. */
export function begin(app: Leaving & { api: ApiClient }): void {
  const { queryClient, api } = app;
  const rest = new Promise<void>((come) => setTimeout(come, REST_MS));
  void rest.then(() => fetchLists(queryClient, api)).catch(() => undefined);
  void rest.then(() => followLogOut(app)).catch(() => undefined);
  keepFromSignIn(queryClient, rest);
  void clearCaches().catch(() => undefined);
  // A browser that may not, or a place without a worker: the product works as ever.
  void navigator.serviceWorker?.register('/sw.js', { scope: '/' }).catch(() => undefined);
}

const followLogOut = async (app: Leaving & { api: ApiClient }) =>
  (await import('../marketplace/accounts/follow-log-out.ts')).followLogOut(app);

const fetchLists = async (queryClient: QueryClient, api: ApiClient) =>
  (await import('../marketplace/catalogue/lists-at-start.ts')).fetchLists({ queryClient, api });

/**
 * Who is not signed in has nothing to keep, and must find nothing; most who read a public page are that. Who cannot be
 * known for the moment (decision 206) has not left.
 */
function keepFromSignIn(queryClient: QueryClient, rest: Promise<void>): void {
  const keep = async () => {
    await rest;
    (await import('./keep-last-seen.ts')).keepLastSeen(queryClient);
  };
  const isKeeping = () => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session) void keep().catch(() => undefined);
    else if (session === null) forgetLastSeen();
    return Boolean(session);
  };
  if (isKeeping()) return;
  const stop = queryClient.getQueryCache().subscribe(() => isKeeping() && stop());
}

/** Caches are cleared at the start (R-15-011): everything that the worker did not put there for good. */
async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !name.startsWith(OF_THE_WORKER)).map((name) => caches.delete(name)),
  );
}
