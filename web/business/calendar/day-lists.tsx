import { CalendarClock } from 'lucide-react';
import { dayPhrase, noonOf } from '../../copy/relative-phrase.ts';
import { visitCalendarCopy as copy } from '../../copy/visit-calendar.copy.ts';
import { conversationsAddress } from '../../marketplace/conversations/conversation-address.ts';
import { useRouterContext } from '../../router-context.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Empty } from '../../ui/empty.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { type CalendarAsked, type DayEntry, weekOf } from './calendar-days.ts';
import { VisitLine } from './visit-line.tsx';

type Days = ReadonlyMap<string, readonly DayEntry[]>;
type ListsProps = { asked: CalendarAsked; days: Days };

/** The visits of the days that a view shows: one, the week, or all that come from a day on. */
export function DayLists({ asked, days }: ListsProps) {
  const shown = daysOf(asked, days);
  if (shown.every((day) => !days.has(day)))
    return (
      <Empty
        icon={<CalendarClock aria-hidden />}
        action={
          <InnerLink href={conversationsAddress({})} className={buttonLook('primary')}>
            {copy.arrange}
          </InnerLink>
        }
      >
        {copy.none[asked.view]}
      </Empty>
    );
  return (
    <div
      data-week={asked.view === 'week' || undefined}
      className="grid gap-5 lg:data-week:grid-cols-7 lg:data-week:gap-2"
    >
      {shown.map((day) => (
        <OneDay key={day} day={day} entries={days.get(day) ?? []} />
      ))}
    </div>
  );
}

function daysOf({ view, day }: CalendarAsked, days: Days): string[] {
  if (view === 'day') return [day];
  if (view === 'week') return weekOf(day);
  return [...days.keys()].filter((one) => one >= day).toSorted();
}

/** A day without visits keeps its column in a week, and has no line on a phone. */
function OneDay({ day, entries }: { day: string; entries: readonly DayEntry[] }) {
  const { site } = useRouterContext();
  return (
    <section
      data-empty={entries.length === 0 || undefined}
      className="grid min-w-0 content-start gap-2 data-empty:hidden lg:data-empty:grid"
    >
      {/* The strip above names the columns of a week already. */}
      <h2 className="text-sm font-semibold text-ink-soft lg:in-data-week:sr-only">
        {dayPhrase(noonOf(day).getTime(), Date.parse(site.now))}
      </h2>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.visit.id + entry.time.startsAt} className="grid min-w-0">
            <VisitLine entry={entry} day={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}
