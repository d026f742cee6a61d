import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import { FRESH_MS } from '../../marketplace/live/lists.ts';
import { mondayOf } from './calendar-days.ts';

/** The visits of the six weeks that begin with the week of a day; whatever changes one of them has it read again. */
export const calendarQuery = (api: ApiClient, day: string) =>
  queryOptions({
    queryKey: ['visits', 'calendar', mondayOf(day)],
    queryFn: async () => (await api.calendar({ query: { from: mondayOf(day) } })).visits,
    retry: false,
    staleTime: FRESH_MS,
  });
