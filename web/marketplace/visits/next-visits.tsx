import { CalendarClock } from 'lucide-react';
import type { VisitToCome } from '../../../contract/visits.ts';
import { timeInWords, VISIT_KIND_NAMES, nextVisitsCopy as words } from '../../copy/next-visits.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { useSession } from '../accounts/session.ts';
import { conversationsAddress } from '../conversations/conversation-address.ts';
import { OnWay } from './on-way.tsx';

/** It comes when somebody is due to set out. */
const SET_OUT = part(() => import('./set-out.tsx'));

/** At the top of a dashboard: the next visits, each a way to where it can be changed. */
export function NextVisits({ visits }: { visits: readonly VisitToCome[] }) {
  const { site } = useRouterContext();
  const mayAct = !useSession()?.isImpersonated;
  return (
    <section aria-label={words.title} className="mb-4 grid gap-2">
      <h2 className="text-sm font-semibold text-ink-soft">{words.title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {visits.map(({ id, leadId, kind, agreed, job, user, place, onWayAt, can }) => (
          <li key={id} className="grid min-w-0 content-start gap-2">
            <InnerLink
              href={conversationsAddress({ lead: leadId })}
              className="flex min-w-0 items-start gap-3 rounded-card border border-line bg-surface p-3 hover:border-edge"
            >
              <CalendarClock size={20} aria-hidden className="mt-0.5 shrink-0 text-link" />
              <span className="grid min-w-0">
                <span className="font-semibold">{agreed && timeInWords(agreed, Date.parse(site.now))}</span>
                <span className="text-sm text-ink-soft">
                  {VISIT_KIND_NAMES[kind]} {words.with(user.name)}
                </span>
                <span className="truncate text-sm text-ink-soft">
                  {job.title}, {place}
                </span>
                <OnWay visit={{ onWayAt }} />
              </span>
            </InnerLink>
            {mayAct && can.includes('setOut') && (
              <LaterQuietly part={SET_OUT}>{({ SetOut }) => <SetOut visit={{ id }} />}</LaterQuietly>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
