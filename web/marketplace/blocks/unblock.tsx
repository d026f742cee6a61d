import { blocksCopy as words } from '../../copy/blocks.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useAct } from '../dashboard/use-act.ts';

type UnblockProps = { id: string; name: string };

/** Takes a block back, at once: it can be made again. */
export function Unblock({ id, name }: UnblockProps) {
  const unblock = useAct({
    name: 'unblockOther',
    call: (api, block: string) => api.unblockOther({ params: { id: block } }),
    reloads: ['messages', 'leads', 'dashboard'],
    done: words.unblocked,
  });
  return (
    <span>
      <Button
        onClick={() => void unblock.run(id)}
        isBusy={unblock.isWorking}
        aria-label={words.unblockOf(name)}
      >
        {words.unblock}
      </Button>
    </span>
  );
}
