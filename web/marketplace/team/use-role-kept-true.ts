import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { refreshBusinesses } from './own-businesses.ts';

/** The owner may change what somebody does at any time: it is asked again when a call is refused, and on coming back. */
export function useRoleKeptTrue() {
  const { queryClient, api } = useRouterContext();
  useEffect(() => {
    const ask = () => void refreshBusinesses({ queryClient, api });
    const stop = whenForbidden(queryClient, ask);
    window.addEventListener('focus', ask);
    return () => {
      window.removeEventListener('focus', ask);
      stop();
    };
  }, [queryClient, api]);
}

const CHANGED = ['forbidden', 'business_gone'];

function whenForbidden(queryClient: QueryClient, hear: () => void) {
  const look = (event: { type: string; action?: { type: string; error?: unknown } }) => {
    if (event.type !== 'updated' || event.action?.type !== 'error') return;
    const { error } = event.action;
    if (error instanceof ApiRefusal && CHANGED.includes(error.code)) hear();
  };
  const stops = [queryClient.getQueryCache().subscribe(look), queryClient.getMutationCache().subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
