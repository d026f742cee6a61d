import type { RouterContext } from '../../router-context.ts';
import { askedIn, type CalendarSearch } from './calendar-days.ts';
import { calendarQuery } from './calendar-query.ts';

/** Fetches what the page shows; apart from the route, which every page brings along. */
export const fetchCalendar = ({ queryClient, api, site }: RouterContext, search: CalendarSearch) =>
  queryClient.prefetchQuery(calendarQuery(api, askedIn(search, site).day));
