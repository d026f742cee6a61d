import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRouterContext } from '../router-context.ts';

/** Not where the sources are served as they are: a worker would stand between them and who changes them. */
export function useOffline(): void {
  const { queryClient, api } = useRouterContext();
  const router = useRouter();
  useEffect(() => {
    if (import.meta.env.PROD)
      void import('./begin.ts')
        .then((part) => part.begin({ queryClient, api, router }))
        .catch(() => undefined);
  }, [queryClient, api, router]);
}
