import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { refreshBusinesses } from './own-businesses.ts';

/** The owner may change what somebody does at any time: it is asked again when a list is refused, and on coming back. */
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

const whenForbidden = (queryClient: QueryClient, hear: () => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (error instanceof ApiRefusal && error.code === 'forbidden') hear();
  });
