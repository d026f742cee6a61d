import type { Visit } from '../../../contract/visits.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { VISIT_LISTS } from './visits.ts';

const { noShow: words } = visitsCopy;

type SayProps = { visit: Pick<Visit, 'id'>; me: MessageSender; name: string; onClose: () => void };

/** Asks before the other side is told that it missed a visit: it cannot be taken back. */
export function SayNoShow({ visit: { id }, me, name, onClose }: SayProps) {
  const act = useAct({
    name: 'sayNoShow',
    call: (api, _none: undefined) => api.sayNoShow({ params: { id } }),
    reloads: VISIT_LISTS,
    done: words.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <Confirm
      title={words.title[me]}
      note={words.note(name)}
      confirmLabel={words.say[me]}
      cancelLabel={words.keep}
      tone="danger"
      isOpen
      isBusy={act.isWorking}
      onConfirm={() => void act.run(undefined)}
      onClose={onClose}
    >
      <FailureSaid failure={act.failure} />
    </Confirm>
  );
}
