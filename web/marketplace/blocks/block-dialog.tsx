import type { MessageSender } from '../../../contract/words.ts';
import { blocksCopy as words } from '../../copy/blocks.copy.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';

type BlockDialogProps = { leadId: string; name: string; me: MessageSender; onClose: () => void };

/** Says what a block does before it is made; on failure it stays open. */
export function BlockDialog({ leadId, name, me, onClose }: BlockDialogProps) {
  const block = useAct({
    name: 'blockOther',
    call: (api, id: string) => api.blockOther({ params: { id } }),
    reloads: ['messages', 'leads', 'quotes', 'jobs', 'responses', 'dashboard'],
    done: words.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <Confirm
      title={words.question(name)}
      note={<Note me={me} />}
      confirmLabel={words.confirm}
      tone="danger"
      isOpen
      isBusy={block.isWorking}
      onConfirm={() => void block.run(leadId)}
      onClose={onClose}
    >
      <FailureSaid failure={block.failure} />
    </Confirm>
  );
}

const Note = ({ me }: Pick<BlockDialogProps, 'me'>) => (
  <div className="grid gap-2">
    {words.note[me].map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
