import { Navigation } from 'lucide-react';
import type { Visit } from '../../../contract/visits.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { VISIT_LISTS } from './visits.ts';

const { setOut: words } = visitsCopy;

/** One tap from the van: the customer hears that somebody is on the way. */
export function SetOut({ visit }: { visit: Pick<Visit, 'id'> }) {
  const act = useAct({
    name: 'setOut',
    call: (api, _none: undefined) => api.setOut({ params: { id: visit.id } }),
    reloads: VISIT_LISTS,
    done: words.done,
    isSaidInCard: true,
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="primary" isBusy={act.isWorking} onClick={() => void act.run(undefined)}>
        <Navigation size={18} aria-hidden />
        {words.submit}
      </Button>
      <FailureSaid failure={act.failure} />
    </div>
  );
}
