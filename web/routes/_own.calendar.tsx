import { createFileRoute, redirect } from '@tanstack/react-router';
import { askedIn, type CalendarSearch } from '../business/calendar/calendar-days.ts';
import { CalendarLater } from '../business/calendar/calendar-later.tsx';
import { calendarPage } from '../copy/visit-calendar-page.copy.ts';
import { certainSession } from '../marketplace/accounts/session.ts';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { useRouterContext } from '../router-context.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/_own/calendar')({
  validateSearch: ({ view, day }: Record<string, unknown>): CalendarSearch => ({
    ...(typeof view === 'string' && { view }),
    ...(typeof day === 'string' && { day }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    const session = await certainSession(context);
    if (!session) throw redirect({ href: signInAddress(location.href) });
    // A customer has a few visits, which stand at the top of their dashboard.
    if (session.user.userType !== 'business') throw redirect({ to: '/dashboard' });
    const { fetchCalendar } = await import('../business/calendar/calendar-ahead.ts');
    await fetchCalendar(context, deps);
    return { page: calendarPage };
  },
  head: pageHead,
  component: Calendar,
});

function Calendar() {
  const { site } = useRouterContext();
  return <CalendarLater asked={askedIn(Route.useSearch(), site)} />;
}
