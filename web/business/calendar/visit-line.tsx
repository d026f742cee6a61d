import { onUkClocks, ukDay } from '../../copy/relative-phrase.ts';
import { visitCalendarCopy as copy } from '../../copy/visit-calendar.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { conversationsAddress } from '../../marketplace/conversations/conversation-address.ts';
import { InnerLink } from '../../ui/inner-link.tsx';
import { OnWay } from '../../marketplace/visits/on-way.tsx';
import type { DayEntry } from './calendar-days.ts';

type LineProps = { entry: DayEntry; day: string };

/** One visit on a day, the way to where it can be changed; one that waits for an answer is drawn apart. */
export function VisitLine({ entry: { visit, time }, day }: LineProps) {
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
