import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { labelWith, useDashboardNews } from '../dashboard/dashboard-news.ts';
import { readNewsCount, useNewsCount, useTitleCount } from './news-count.ts';
import { countNews, lookAtNews } from './news-stream.ts';

type NewsElsewhereProps = { id: string; side: 'customer' | 'business' };

/** On every page and in every tab: says in the title that something has come, until the dashboard is looked at. */
export function NewsElsewhere({ id, side }: NewsElsewhereProps) {
  const isDashboard = useRouterState({ select: ({ location }) => location.pathname === '/dashboard' });
  const isVisible = useIsVisible();
  const isLooking = isDashboard && isVisible;
  useEffect(() => {
    readNewsCount(id);
    return isLooking ? lookAtNews({ id, side }) : countNews({ id, side });
  }, [id, side, isLooking]);
  const count = useNewsCount();
  useTitle(useTitleCount());
  return (
    <p role="status" className="sr-only">
      {count > 0 ? newsCopy.elsewhere(count) : isLooking && <Rung />}
    </p>
  );
}

/** What rings while somebody looks at their dashboard: the number at the bell is seen and not heard. */
function Rung() {
  const unread = useDashboardNews()?.unread;
  const before = useRef(unread);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (unread === undefined) return;
    const isMore = before.current !== undefined && unread > before.current;
    if (unread !== before.current) setSaid(isMore ? labelWith(dashboardCopy.bell, unread) : undefined);
    before.current = unread;
  }, [unread]);
  return said;
}

const useIsVisible = () => useSyncExternalStore(onVisibility, isVisibleNow, isVisibleNow);

const isVisibleNow = () => document.visibilityState === 'visible';

function onVisibility(change: () => void) {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}

/** "(2) Log In · Fettle". Each page writes its own title when it is turned to. */
function useTitle(count: number) {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(/^\(\d+\) /, '');
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [count]);
}
