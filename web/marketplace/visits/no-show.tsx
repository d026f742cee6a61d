import type { Visit } from '../../../contract/visits.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { lastDay } from '../../copy/last-day.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { VISIT_LISTS } from './visits.ts';

const { noShow: words } = visitsCopy;

type NoShowProps = {
  said: NonNullable<Visit['noShow']>;
  visit: Pick<Visit, 'id'>;
  me: MessageSender;
  /** The other side's. */
  name: string;
  mayDispute: boolean;
};

/** What one side said of the other, and the way to say that it is not so. */
export function NoShow({ said, visit, me, name, mayDispute }: NoShowProps) {
  const until = lastDay(said.until);
  const whose = said.by === me ? 'yours' : 'theirs';
  return (
    <div className="grid justify-items-start gap-3">
      <p>{words.states[said.status][whose](name, until)}</p>
      {mayDispute && <Dispute visit={visit} />}
    </div>
  );
}

function Dispute({ visit: { id } }: Pick<NoShowProps, 'visit'>) {
  const act = useAct({
    name: 'disputeNoShow',
    call: (api, _none: undefined) => api.disputeNoShow({ params: { id } }),
    reloads: VISIT_LISTS,
    done: words.disputed,
    isSaidInCard: true,
  });
  return (
    <>
      <Button isBusy={act.isWorking} onClick={() => void act.run(undefined)}>
        {words.dispute}
      </Button>
      <FailureSaid failure={act.failure} />
    </>
  );
}
