import { useHydrated, useRouterState } from '@tanstack/react-router';
import type { Reach } from '../jobs/reach-said.tsx';

export type PostedJob = Reach & { jobNumber: string };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whom the job has reached that was just posted. It survives a reload; an address that is shared does not carry it. */
    reach?: Reach;
  }
}

/** The server does not know it, so the page is drawn without it at first. */
export function usePostedReach(): Reach | undefined {
  const isReady = useHydrated();
  const reach = useRouterState({ select: ({ location }) => location.state.reach });
  return isReady ? reach : undefined;
}
