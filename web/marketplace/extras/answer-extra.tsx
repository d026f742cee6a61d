import { useState } from 'react';
import type { Extra } from '../../../contract/extras.ts';
import { extrasCopy as copy } from '../../copy/extras.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { part } from '../../ui/lazy/part.ts';
import { ConfirmedAct } from '../dashboard/confirmed-act.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { EXTRA_LISTS } from './extras-query.ts';

type OfExtra = { extra: Extra };

/** The question says what is approved, and what is due then. */
export function ApproveExtra({ extra, due }: OfExtra & { due: number | null }) {
  const { id, amount, days, can } = extra;
  const approve = useAct({
    name: 'approveExtra',
    call: (api, extraId: string) => api.approveExtra({ params: { id: extraId } }),
    reloads: EXTRA_LISTS,
    done: copy.approve.done,
    isSaidInQuestion: true,
  });
  const then = due === null ? '' : `. ${copy.propose.dueThen(due + amount)}`;
  return (
    <ConfirmedAct
      words={copy.approve}
      look="primary"
      facts={`${copy.what(amount, days)}${then}`}
      run={() => approve.run(id)}
      isWorking={approve.isWorking}
      failure={approve.failure}
      isPossible={can.includes('approve')}
    />
  );
}

export function WithdrawExtra({ extra: { id, amount, days, can } }: OfExtra) {
  const withdraw = useAct({
    name: 'withdrawExtra',
    call: (api, extraId: string) => api.withdrawExtra({ params: { id: extraId } }),
    reloads: EXTRA_LISTS,
    done: copy.withdraw.done,
    isSaidInQuestion: true,
  });
  return (
    <ConfirmedAct
      words={copy.withdraw}
      facts={copy.what(amount, days)}
      run={() => withdraw.run(id)}
      isWorking={withdraw.isWorking}
      failure={withdraw.failure}
      isPossible={can.includes('withdraw')}
    />
  );
}

/** Leads to the question in which an extra is refused, with room for a word. */
export function RefuseExtra({ extra }: OfExtra) {
  const [isOpen, setOpen] = useState(false);
  const isPossible = extra.can.includes('refuse');
  if (!isOpen && !isPossible) return null;
  return (
    <>
      {isPossible && <Button onClick={() => setOpen(true)}>{copy.refuse.button}</Button>}
      {isOpen && (
        <LaterInFront part={REFUSAL} onClose={() => setOpen(false)}>
          {({ RefuseDialog }) => <RefuseDialog extra={extra} onClose={() => setOpen(false)} />}
        </LaterInFront>
      )}
    </>
  );
}

/** Fetched when it is wanted. */
const REFUSAL = part(() => import('./refuse-dialog.tsx'));
