import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayPhrase, noonOf } from '../../copy/relative-phrase.ts';
import { visitCalendarCopy as copy } from '../../copy/visit-calendar.copy.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { type CalendarAsked, calendarAddress, dayByKey, weekOf } from './calendar-days.ts';

type StripProps = { asked: CalendarAsked; today: string; countOf: (day: string) => number };

/** The days of a week as the grid of the ARIA guide: arrows go by days and weeks, Page Up and Page Down by months. */
export function DayStrip({ asked, today, countOf }: StripProps) {
  const { grid, follow } = useKeys(asked);
  return (
    <div role="grid" tabIndex={-1} aria-label={copy.strip} ref={grid} onKeyDown={follow} className="grid">
      <div role="row" className="grid grid-cols-7 gap-1 sm:gap-2">
        {weekOf(asked.day).map((day) => (
          <div key={day} role="gridcell" aria-selected={day === asked.day} className="grid min-w-0">
            <DayLink {...{ asked, day }} isToday={day === today} count={countOf(day)} />
          </div>
        ))}
      </div>
    </div>
  );
}

type LinkProps = { asked: CalendarAsked; day: string; isToday: boolean; count: number };

function DayLink({ asked, day, isToday, count }: LinkProps) {
  const isChosen = day === asked.day;
  const phrase = dayPhrase(noonOf(day).getTime(), noonOf(day).getTime());
  const [weekday, date, ...rest] = phrase.split(' ');
  return (
    <InnerLink
      href={calendarAddress({ ...asked, day })}
      isInPlace
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      data-chosen={isChosen || undefined}
      className="grid min-h-16 content-center justify-items-center gap-0.5 rounded-field border border-line bg-surface hover:border-edge aria-[current=date]:text-link data-chosen:border-link data-chosen:bg-tint"
    >
      <span className="text-sm font-semibold">{weekday}</span>{' '}
      <span className="text-lg leading-6 font-semibold tabular-nums">{date}</span>{' '}
      <span className="sr-only">
        {[rest.join(' '), ...(count > 0 ? [copy.visits(count)] : [])].join(', ')}
      </span>
      <span className={count > 0 ? 'size-1.5 rounded-full bg-link' : 'size-1.5'} aria-hidden />
    </InnerLink>
  );
}

/** The focus goes with the day, once the page of that day is drawn. */
function useKeys({ view, day }: CalendarAsked) {
  const router = useRouter();
  const grid = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const follow = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(event.key, day);
    if (!to) return;
    event.preventDefault();
    isByKey.current = true;
    void router.navigate({ href: calendarAddress({ view, day: to }), replace: true, resetScroll: false });
  };
  return { grid, follow };
}
