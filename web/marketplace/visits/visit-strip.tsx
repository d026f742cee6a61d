import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { LeadVisits, Visit } from '../../../contract/visits.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { timeInWords } from '../../copy/next-visits.copy.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { part } from '../../ui/lazy/part.ts';
import { useSession } from '../accounts/session.ts';
import { visitsQuery } from './visits.ts';

const { strip: words } = visitsCopy;

/** What is arranged is looked at now and then: the rest comes when it is wanted. */
const DIALOG = part(() => import('./visits-dialog.tsx'));

type StripProps = { leadId: string; me: MessageSender; name: string };

/** Above a conversation: what is arranged in one line, and the way to all of it. */
export function VisitStrip({ leadId, me, name }: StripProps) {
  const { api, site } = useRouterContext();
  const { data } = useQuery(visitsQuery(api, leadId));
  const [isOpen, setOpen] = useState(false);
  const mayAct = !useSession()?.isImpersonated;
  if (!data || (data.visits.length === 0 && (data.mayPropose.length === 0 || !mayAct))) return null;
  const close = () => setOpen(false);
  const now = Date.parse(site.now);
  const first = mostUrgent(data.visits, { me, now });
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-field bg-sunken py-1 pr-1 pl-3">
      <p className="flex min-w-0 flex-[1_1_12rem] items-center gap-2 text-sm">
        <CalendarClock size={18} aria-hidden className="shrink-0 text-ink-soft" />
        <span data-news={data.hasNews || undefined} className="min-w-0 data-news:font-semibold">
          {first ? lineOf(first, { me, name, now }) : visitsCopy.none}
        </span>
      </p>
      <Button onClick={() => setOpen(true)}>{labelOf(data, first)}</Button>
      {isOpen && (
        <LaterInFront part={DIALOG} onClose={close}>
          {({ VisitsDialog }) => <VisitsDialog {...{ leadId, me, name }} onClose={close} />}
        </LaterInFront>
      )}
    </div>
  );
}

type Seen = { me: MessageSender; now: number };

/** What waits for an answer comes before what is agreed and to come, and that before what only waits. */
function mostUrgent(visits: readonly Visit[], { me, now }: Seen): Visit | undefined {
  return (
    visits.find(({ can, proposedBy }) => can.includes('pick') && proposedBy !== me) ??
    visits.find(({ can }) => can.includes('disputeNoShow')) ??
    visits.find(({ status, agreed }) => status === 'agreed' && agreed && Date.parse(agreed.endsAt) > now) ??
    visits.find(({ status }) => status === 'proposed')
  );
}

function lineOf(visit: Visit, { me, name, now }: Seen & { name: string }): string {
  if (visit.can.includes('disputeNoShow')) return words.missed(name);
  if (visit.agreed) return words.agreed(visit.kind, timeInWords(visit.agreed, now));
  return visit.proposedBy === me ? words.proposedByYou : words.proposedToYou(visit.times.length);
}

function labelOf({ visits }: LeadVisits, first: Visit | undefined): string {
  if (first?.can.some((move) => move === 'pick' || move === 'disputeNoShow')) return words.answer;
  return visits.length === 0 ? visitsCopy.arrange : visitsCopy.open;
}
