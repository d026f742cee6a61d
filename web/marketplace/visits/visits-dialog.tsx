import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LeadVisits, Visit } from '../../../contract/visits.ts';
import type { VisitKind } from '../../../contract/visit-words.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useSession } from '../accounts/session.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { ProposeFreeTimes } from './propose-free-times.tsx';
import { ProposeTimes } from './propose-times.tsx';
import { SayNoShow } from './say-no-show.tsx';
import { VisitCard } from './visit-card.tsx';
import { visitsQuery } from './visits.ts';

type DialogProps = { leadId: string; me: MessageSender; name: string; onClose: () => void };

/** What stands in front: all visits, or one act on one of them. */
type Shown =
  | { is: 'all' }
  | { is: 'proposing'; kind: VisitKind }
  | { is: 'rearranging'; visit: Visit }
  | { is: 'cancelling'; visit: Visit }
  | { is: 'missed'; visit: Visit };

/** All that is arranged about a lead, and what can be done about it. */
export function VisitsDialog({ leadId, me, name, onClose }: DialogProps) {
  const { api } = useRouterContext();
  const { data } = useQuery(visitsQuery(api, leadId));
  const [shown, show] = useState<Shown>({ is: 'all' });
  useSeen(leadId, data?.hasNews ?? false);
  const back = () => show({ is: 'all' });
  if (!data) return null;
  const { team } = data;
  if (shown.is === 'proposing' || shown.is === 'rearranging') {
    const to = shown.is === 'proposing' ? { leadId, kind: shown.kind } : { visit: shown.visit };
    // The hours of a business bind its customers alone.
    return me === 'customer' ? (
      <ProposeFreeTimes leadId={leadId} to={to} onClose={back} />
    ) : (
      <ProposeTimes to={to} team={team} onClose={back} />
    );
  }
  if (shown.is === 'missed') return <SayNoShow visit={shown.visit} {...{ me, name }} onClose={back} />;
  if (shown.is === 'cancelling') return <CancelVisit visit={shown.visit} onClose={back} />;
  return <All {...{ data, me, name, onClose }} onShow={show} />;
}

type AllProps = Omit<DialogProps, 'leadId'> & { data: LeadVisits; onShow: (shown: Shown) => void };

function All({ data, me, name, onClose, onShow }: AllProps) {
  const mayAct = !useSession()?.isImpersonated;
  const { visits, team, mayPropose } = data;
  const kinds = mayAct ? mayPropose.filter((kind) => !isProposed(visits, kind)) : [];
  return (
    <Dialog title={visitsCopy.title} isOpen onClose={onClose} cancelLabel={uiCopy.close} isLong>
      {visits.length === 0 && <p className="text-ink-soft">{visitsCopy.none}</p>}
      <ul className="grid gap-4">
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitCard
              {...{ visit, me, name, team, mayAct }}
              onRearrange={() => onShow({ is: 'rearranging', visit })}
              onCancel={() => onShow({ is: 'cancelling', visit })}
              onMissed={() => onShow({ is: 'missed', visit })}
            />
          </li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => onShow({ is: 'proposing', kind })}>
              {visitsCopy.propose.title[kind]}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Times of one kind are proposed once at a time. */
const isProposed = (visits: readonly Visit[], kind: VisitKind): boolean =>
  visits.some((visit) => visit.kind === kind && visit.status === 'proposed');

/** Who has the visits before them has read what the bell says of them; an admin who looks on reads for nobody. */
function useSeen(leadId: string, hasNews: boolean) {
  const { api } = useRouterContext();
  const isOwner = !useSession()?.isImpersonated;
  useEffect(() => {
    // A failure costs nothing but a number that stays.
    if (hasNews && isOwner) api.seeVisits({ params: { id: leadId } }).catch(() => undefined);
  }, [api, leadId, hasNews, isOwner]);
}
