import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { setUnreadCount } from '../live/news-count.ts';
import { unreadQuery } from './lists.ts';

/** How much is unread stands in the title of the page and, installed, on the sign of the app. */
export function UnreadInTitle() {
  const { api } = useRouterContext();
  const { data } = useQuery(unreadQuery(api));
  const unread = data?.messages ?? 0;
  useEffect(() => {
    setUnreadCount(unread);
    showOnIcon(unread);
    return () => setUnreadCount(0);
  }, [unread]);
  return null;
}

/** Not every browser has it, and it says no where the app is not installed. */
function showOnIcon(unread: number): void {
  const said = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
  said?.catch(() => undefined);
}
