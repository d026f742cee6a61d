import { useState } from 'react';
import type { LeadVisits, Visit } from '../../../contract/visits.ts';
import { timeInWords } from '../../copy/next-visits.copy.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { VISIT_LISTS } from './visits.ts';
import { isYou, WhoComes } from './who-comes.tsx';

const { pick: words } = visitsCopy;

type PickProps = { visit: Visit; team: LeadVisits['team'] };
type Picked = { startsAt: string; member: string };

/** One of the proposed times, and who comes. */
export function PickTime({ visit, team }: PickProps) {
  const now = Date.parse(useRouterContext().site.now);
  const open = visit.times.filter(({ startsAt }) => Date.parse(startsAt) > now);
  const [startsAt, pickTime] = useState(open[0]?.startsAt ?? '');
  const [member, choose] = useState(isYou(team));
  const act = usePick(visit);
  return (
    <div className="grid gap-4">
      <RadioList
        legend={words.legend}
        name={`time-${visit.id}`}
        options={open.map((time) => ({ value: time.startsAt, label: timeInWords(time, now) }))}
        value={startsAt}
        onChange={pickTime}
      />
      <WhoComes id={`member-${visit.id}`} team={team} value={member} onChange={choose} />
      <FailureSaid failure={act.failure} />
      <div>
        <Button look="primary" isBusy={act.isWorking} onClick={() => void act.run({ startsAt, member })}>
          {words.submit}
        </Button>
      </div>
    </div>
  );
}

const usePick = ({ id, revision }: Visit) =>
  useAct({
    name: 'pickVisit',
    call: (api, { startsAt, member }: Picked) =>
      api.pickVisit({ params: { id }, body: { revision, startsAt, ...(member && { member }) } }),
    reloads: VISIT_LISTS,
    done: words.done,
    isSaidInCard: true,
  });
