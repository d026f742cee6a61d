import { useRouterContext } from '../router-context.ts';

const MINUTE = 60_000;

/** Moments of the samples, counted back from the server's. */
export function useMoments() {
  const { now } = useRouterContext().site;
  const before = (minutes: number) => new Date(Date.parse(now) - minutes * MINUTE).toISOString();
  return { now, before };
}
