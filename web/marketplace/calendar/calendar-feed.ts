import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '../../../contract/calendar-feed.ts';
import type { ApiClient } from '../../api-client.ts';
import { useRouterContext } from '../../router-context.ts';

/** Whether there is a calendar address; what it is nobody says a second time. */
export const calendarFeedQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['calendarFeed'], queryFn: () => api.calendarFeed(), staleTime: 0 });

/** Keeps what an act on the address answered. */
export function useKeepFeed() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  return ({ edition, madeAt }: CalendarFeed) =>
    queryClient.setQueryData(calendarFeedQuery(api).queryKey, { edition, madeAt });
}
