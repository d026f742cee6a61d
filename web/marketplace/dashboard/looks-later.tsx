import { part, usePart } from '../../ui/part.ts';
import { useIsAtRest } from '../../ui/use-is-at-rest.ts';
import type { DashboardTab } from './dashboard-tabs.ts';

const LOOKS = part(() => import('./looks.tsx'));

/** What has been seen is told once the page has come to rest; its first screen does not wait for that. */
export function LooksLater({ tab }: { tab: DashboardTab }) {
  const { shown } = usePart(LOOKS, { isWanted: useIsAtRest(), isQuiet: true });
  return shown && <shown.Looks tab={tab} />;
}
