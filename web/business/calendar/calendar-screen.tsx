import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { dayPhrase, noonOf, ukDay } from '../../copy/relative-phrase.ts';
import { visitCalendarCopy as copy } from '../../copy/visit-calendar.copy.ts';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { panelAddress } from '../../marketplace/settings/panel-address.ts';
import { useRouterContext } from '../../router-context.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Title } from '../../ui/layout/heading.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import {
  addDays,
  CALENDAR_VIEWS,
  type CalendarAsked,
  calendarAddress,
  entriesByDay,
  weekOf,
} from './calendar-days.ts';
import { calendarQuery } from './calendar-query.ts';
import { DayLists } from './day-lists.tsx';
import { DayStrip } from './day-strip.tsx';

/** The visits of a business by days. All that leads on is a link, so it is read without script, too. */
export function CalendarScreen({ asked }: { asked: CalendarAsked }) {
  const { api, site } = useRouterContext();
  const today = ukDay(new Date(site.now));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Title>{copy.title}</Title>
        <Views asked={asked} />
      </div>
      <Weeks asked={asked} today={today} />
      <Answered query={useQuery(calendarQuery(api, asked.day))} loading={copy.loading}>
        {(visits) => {
          const days = entriesByDay(visits);
          return (
            <>
              <DayStrip {...{ asked, today }} countOf={(day) => days.get(day)?.length ?? 0} />
              <DayLists {...{ asked, days }} />
            </>
          );
        }}
      </Answered>
      <p>
        <InnerLink
          href={panelAddress('calendar')}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
        >
          <CalendarPlus size={20} aria-hidden />
          {copy.setUp}
        </InnerLink>
      </p>
    </div>
  );
}

const Views = ({ asked }: { asked: CalendarAsked }) => (
  <nav aria-label={copy.views.label} className="flex gap-1 rounded-field bg-sunken p-1">
    {CALENDAR_VIEWS.map((view) => (
      <InnerLink
        key={view}
        href={calendarAddress({ ...asked, view })}
        isInPlace
        aria-current={view === asked.view ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-field px-4 font-semibold aria-[current=page]:bg-surface aria-[current=page]:text-link"
      >
        {copy.views[view]}
      </InnerLink>
    ))}
  </nav>
);

const Weeks = ({ asked, today }: { asked: CalendarAsked; today: string }) => (
  <nav aria-label={copy.move.label} className="flex items-center gap-2">
    <InnerLink
      href={calendarAddress({ ...asked, day: addDays(asked.day, -7) })}
      isInPlace
      aria-label={copy.move.before}
      className={buttonLook('quiet')}
    >
      <ChevronLeft size={20} aria-hidden />
    </InnerLink>
    <InnerLink href={calendarAddress({ ...asked, day: today })} isInPlace className={buttonLook('quiet')}>
      {copy.move.today}
    </InnerLink>
    <InnerLink
      href={calendarAddress({ ...asked, day: addDays(asked.day, 7) })}
      isInPlace
      aria-label={copy.move.after}
      className={buttonLook('quiet')}
    >
      <ChevronRight size={20} aria-hidden />
    </InnerLink>
    <WeekSaid day={asked.day} today={today} />
  </nav>
);

function WeekSaid({ day, today }: { day: string; today: string }) {
  const [first = day, last = day] = [weekOf(day)[0], weekOf(day)[6]];
  const said = (one: string) => dayPhrase(noonOf(one).getTime(), noonOf(today).getTime());
  return (
    <p className="min-w-0 text-sm text-ink-soft sm:ml-2 sm:text-base">{copy.week(said(first), said(last))}</p>
  );
}
