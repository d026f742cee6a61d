import type { Snag } from '../../../contract/snags.ts';
import { snagsCopy as copy } from '../../copy/snags.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmedAct } from '../dashboard/confirmed-act.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { SNAG_LISTS } from './snags-query.ts';

type OfSnag = { snag: Snag };

/** Without a question: it is undone as quickly. */
export function TickSnag({ snag: { id, can } }: OfSnag) {
  const tick = useAct({
    name: 'tickSnag',
    call: (api, snagId: string) => api.tickSnag({ params: { id: snagId } }),
    reloads: SNAG_LISTS,
    done: copy.tick.done,
  });
  if (!can.includes('tick')) return null;
  return (
    <Button onClick={() => void tick.run(id)} working={tick.isWorking && copy.tick.button}>
      {copy.tick.button}
    </Button>
  );
}

export function UntickSnag({ snag: { id, can } }: OfSnag) {
  const untick = useAct({
    name: 'untickSnag',
    call: (api, snagId: string) => api.untickSnag({ params: { id: snagId } }),
    reloads: SNAG_LISTS,
    done: copy.untick.done,
  });
  if (!can.includes('untick')) return null;
  return (
    <Button onClick={() => void untick.run(id)} working={untick.isWorking && copy.untick.button}>
      {copy.untick.button}
    </Button>
  );
}

export function RemoveSnag({ snag: { id, text, can } }: OfSnag) {
  const remove = useAct({
    name: 'removeSnag',
    call: (api, snagId: string) => api.removeSnag({ params: { id: snagId } }),
    reloads: SNAG_LISTS,
    done: copy.remove.done,
    isSaidInQuestion: true,
  });
  return (
    <ConfirmedAct
      words={copy.remove}
      facts={text ?? copy.gone}
      run={() => remove.run(id)}
      isWorking={remove.isWorking}
      failure={remove.failure}
      isPossible={can.includes('remove')}
    />
  );
}
