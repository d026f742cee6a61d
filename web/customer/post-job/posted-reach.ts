import { useHydrated, useRouterState } from '@tanstack/react-router';
import type { Reach } from '../jobs/reach-said.tsx';

export type PostedJob = Reach & {
  id: string;
  jobNumber: string;
  urgent: { trade: string | undefined; urgency: string };
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The job that was just posted, and whom it has reached. It survives a reload; an address that is shared does not carry it. */
    posted?: Omit<PostedJob, 'jobNumber'>;
  }
}

/** The server does not know it, so the page is drawn without it at first. */
export function usePostedReach(): Omit<PostedJob, 'jobNumber'> | undefined {
  const isReady = useHydrated();
  const posted = useRouterState({ select: ({ location }) => location.state.posted });
  return isReady ? posted : undefined;
}
