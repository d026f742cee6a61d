import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { refreshBusinesses } from './own-businesses.ts';

/**
 * The owner may change what somebody does at any time: it is asked again when a call is refused, also one that was refused
 * before this came, and on coming back.
 */
export function RoleKeptTrue(): null {
  const { queryClient, api } = useRouterContext();
  useEffect(() => {
    const ask = () => void refreshBusinesses({ queryClient, api });
    if (
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => isOfRole(state.error))
    )
      ask();
    const stop = whenForbidden(queryClient, ask);
    window.addEventListener('focus', ask);
    return () => {
      window.removeEventListener('focus', ask);
      stop();
    };
  }, [queryClient, api]);
  return null;
}

const CHANGED = ['forbidden', 'business_gone'];
const isOfRole = (error: unknown) => error instanceof ApiRefusal && CHANGED.includes(error.code);

function whenForbidden(queryClient: QueryClient, hear: () => void) {
  const look = (event: { type: string; action?: { type: string; error?: unknown } }) => {
    if (event.type !== 'updated' || event.action?.type !== 'error') return;
    if (isOfRole(event.action.error)) hear();
  };
  const stops = [queryClient.getQueryCache().subscribe(look), queryClient.getMutationCache().subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
