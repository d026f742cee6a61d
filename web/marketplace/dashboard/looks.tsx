import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SeenTab } from '../../../contract/words.ts';
import { logFailure } from '../../report-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { atRest } from '../../ui/lazy/part.ts';
import { useSession } from '../accounts/session.ts';
import { type ListName, reload, SHELL } from '../live/lists.ts';
import { dashboardQuery, useDashboardNews } from './dashboard-news.ts';
import type { DashboardTab } from './dashboard-tabs.ts';

/** What each tab shows: what is new there has been seen once this was read. */
const SHOWN: Record<SeenTab, readonly ListName[]> = {
  jobs: ['jobs'],
  leads: ['leads'],
  quoted: ['quotes'],
  progress: ['jobs'],
  history: ['jobs'],
};

/** A tab that is open for less than this has not been looked at. */
export const LOOK_MS = 500;

const isSeen = (tab: DashboardTab): tab is DashboardTab & SeenTab => tab in SHOWN;

/**
 * Tells the server what of a tab somebody has seen, as soon as its list is on the screen, so that it is new on none of
 * their devices any more. An admin who acts as somebody leaves no trace.
 */
export function Looks({ tab }: { tab: DashboardTab }): null {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const isOwn = useSession()?.isImpersonated === false;
  const readAt = useReadAt(queryClient, isSeen(tab) ? SHOWN[tab] : []);
  const news = useDashboardNews()?.tabs.find((one) => one.tab === tab);
  const newest = news?.newest;
  const isVisible = useIsVisible();
  const isLooking = isOwn && isVisible && readAt > 0;
  useEffect(() => {
    if (!isLooking || !isSeen(tab) || !newest) return;
    return atRest(() => {
      api.lookAtTab({ body: { tab, upTo: newest } }).then(
        () => void reload(queryClient, SHELL),
        (error: unknown) => logFailure('lookAtTab', error),
      );
    }, LOOK_MS);
  }, [api, queryClient, tab, newest, isLooking]);
  // A lead gets the moment at which it was first shown when its list is read.
  const isOlder = isLooking && news !== undefined && news.count > 0 && readAt > updatedAt(queryClient, api);
  useEffect(() => {
    if (isOlder) void reload(queryClient, SHELL);
  }, [queryClient, isOlder, readAt]);
  return null;
}

type Api = Parameters<typeof dashboardQuery>[0];

const updatedAt = (queryClient: QueryClient, api: Api): number =>
  queryClient.getQueryState(dashboardQuery(api).queryKey)?.dataUpdatedAt ?? 0;

/** When the lists of a tab were last read, if they are on the screen. */
function useReadAt(queryClient: QueryClient, names: readonly ListName[]): number {
  const subscribe = useCallback(
    (tell: () => void) => queryClient.getQueryCache().subscribe(tell),
    [queryClient],
  );
  const read = () => {
    const shown = queryClient.getQueryCache().findAll({
      type: 'active',
      predicate: ({ queryKey }) => names.some((name) => name === queryKey[0]),
    });
    return Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt));
  };
  return useSyncExternalStore(subscribe, read, () => 0);
}

const useIsVisible = () => useSyncExternalStore(onVisibility, isVisibleNow, () => false);

const isVisibleNow = () => document.visibilityState === 'visible';

function onVisibility(change: () => void) {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
