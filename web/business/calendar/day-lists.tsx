import { CalendarClock } from 'lucide-react';
import { dayPhrase, noonOf, onUkClocks, ukDay } from '../../copy/relative-phrase.ts';
import { visitCalendarCopy as copy } from '../../copy/visit-calendar.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { conversationsAddress } from '../../marketplace/conversations/conversation-address.ts';
import { OnWay } from '../../marketplace/visits/on-way.tsx';
import { useRouterContext } from '../../router-context.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { type CalendarAsked, type DayEntry, weekOf } from './calendar-days.ts';

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

type LineProps = { entry: DayEntry; day: string };

/** One visit on a day, the way to where it can be changed; one that waits for an answer is drawn apart. */
function VisitLine({ entry: { visit, time }, day }: LineProps) {
  const { kind, agreed, user, job, place, member, leadId } = visit;
  const me = useSession()?.user.id;
  return (
    <InnerLink
      href={conversationsAddress({ lead: leadId })}
      data-proposed={!agreed || undefined}
      className="grid min-w-0 gap-0.5 rounded-field border border-line border-l-4 border-l-link bg-surface p-3 text-sm hover:border-edge data-proposed:border-dashed data-proposed:border-rim"
    >
      <span className="font-semibold tabular-nums">{hoursOn(day, time)}</span>
      {!agreed && <span className="font-semibold text-ink-soft">{copy.proposed}</span>}
      <span className="wrap-anywhere">{copy.with(copy.kinds[kind], user.name)}</span>
      <span className="text-ink-soft wrap-anywhere">{job.title}</span>
      <span className="text-ink-soft">{place}</span>
      <OnWay visit={visit} />
      {member && member.id !== me && <span className="text-ink-soft">{copy.comes(member.name)}</span>}
    </InnerLink>
  );
}

/** The part of a visit that falls on this day, as clocks in this country show it. */
function hoursOn(day: string, { startsAt, endsAt }: DayEntry['time']): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const begins = ukDay(from) === day;
  const ends = ukDay(new Date(to.getTime() - 1)) === day;
  if (begins && ends) return copy.between(hourOf(from), hourOf(to));
  if (begins) return copy.from(hourOf(from));
  return ends ? copy.until(hourOf(to)) : copy.allDay;
}

const hourOf = (at: Date): string => onUkClocks(at).slice(11, 16);
