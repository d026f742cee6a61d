import { CalendarPlus } from 'lucide-react';
import type { LeadVisits, Visit } from '../../../contract/visits.ts';
import { visitFileAddress } from '../../../contract/visit-words.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { timeInWords } from '../../copy/next-visits.copy.ts';
import { visitsCopy as copy } from '../../copy/visits.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AssignVisit } from './assign-visit.tsx';
import { NoShow } from './no-show.tsx';
import { OnWay } from './on-way.tsx';
import { PickTime } from './pick-time.tsx';
import { SetOut } from './set-out.tsx';

type CardProps = {
  visit: Visit;
  me: MessageSender;
  /** The other side's. */
  name: string;
  team: LeadVisits['team'];
  mayAct: boolean;
  onRearrange: () => void;
  onCancel: () => void;
  onMissed: () => void;
};

/** One visit: what for, when, who comes, the last word about it, and what can be done. */
export function VisitCard({ visit, me, name, team, mayAct, ...on }: CardProps) {
  const heading = `visit-${visit.id}`;
  const can = mayAct ? visit.can : [];
  return (
    <Card.Outer labelledBy={heading} isCompact>
      <div className="grid gap-1">
        <h3 id={heading} className="font-semibold">
          {copy.kinds[visit.kind]}
        </h3>
        <Said visit={visit} me={me} name={name} />
        <OnWay visit={visit} />
      </div>
      {visit.words && (
        <p className="border-l-2 border-rim pl-3 text-sm whitespace-pre-line">
          <span className="text-ink-soft">{copy.said(visit.words.by, me, name)}</span> {visit.words.said}
        </p>
      )}
      {visit.noShow && (
        <NoShow {...{ visit, me, name }} said={visit.noShow} mayDispute={can.includes('disputeNoShow')} />
      )}
      {can.includes('setOut') && <SetOut visit={visit} />}
      {can.includes('pick') && <PickTime visit={visit} team={team} />}
      {can.includes('assign') && team.length > 0 && <AssignVisit visit={visit} team={team} />}
      <Actions {...{ visit, me, can, ...on }} />
    </Card.Outer>
  );
}

type ActionsProps = Pick<CardProps, 'visit' | 'me' | 'onRearrange' | 'onCancel' | 'onMissed'> & {
  can: Visit['can'];
};

function Actions({ visit, me, can, onRearrange, onCancel, onMissed }: ActionsProps) {
  const state = visit.status === 'agreed' ? 'agreed' : 'proposed';
  return (
    <Card.Actions>
      {can.includes('rearrange') && (
        <Button onClick={onRearrange}>
          {state === 'agreed' ? copy.rearrange.openMove : copy.rearrange.open}
        </Button>
      )}
      {visit.status === 'agreed' && (
        <a href={visitFileAddress(visit.id)} download className={buttonLook('quiet')}>
          <CalendarPlus size={18} aria-hidden />
          {copy.toCalendar}
        </a>
      )}
      {can.includes('cancel') && <Button onClick={onCancel}>{copy.cancel.open[state]}</Button>}
      {can.includes('sayNoShow') && <Button onClick={onMissed}>{copy.noShow.say[me]}</Button>}
    </Card.Actions>
  );
}

function Said({ visit, me, name }: Pick<CardProps, 'visit' | 'me' | 'name'>) {
  const now = Date.parse(useRouterContext().site.now);
  const { status, agreed, times, member } = visit;
  if (status === 'agreed' && agreed)
    return (
      <>
        <p className="text-lg font-semibold">{timeInWords(agreed, now)}</p>
        {me === 'customer' && member && <p className="text-sm text-ink-soft">{copy.comes(member.name)}</p>}
      </>
    );
  if (status !== 'proposed')
    return (
      <p className="text-ink-soft">
        {status === 'cancelled' ? copy.states.cancelled : copy.states.withdrawn}
        {agreed && ` ${timeInWords(agreed, now)}`}
      </p>
    );
  return (
    <>
      <p className="text-sm text-ink-soft">{copy.states.proposed(visit.proposedBy === me, name)}</p>
      {!visit.can.includes('pick') && (
        <ul className="grid gap-1">
          {times.map((time) => (
            <li key={time.startsAt + time.endsAt} className="font-semibold">
              {timeInWords(time, now)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
