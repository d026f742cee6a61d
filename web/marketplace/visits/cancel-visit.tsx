import { useState } from 'react';
import type { Visit } from '../../../contract/visits.ts';
import { VISIT_LETTERS } from '../../../contract/visit-words.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { VISIT_LISTS } from './visits.ts';

const { cancel: words } = visitsCopy;

type CancelProps = { visit: Visit; onClose: () => void };

/** Asks before a visit is cancelled, with room for a word to the other side. */
export function CancelVisit({ visit, onClose }: CancelProps) {
  const state = visit.status === 'agreed' ? 'agreed' : 'proposed';
  const [said, say] = useState('');
  const { id, revision } = visit;
  const act = useAct({
    name: 'cancelVisit',
    call: (api, typed: string) => api.cancelVisit({ params: { id }, body: { revision, words: typed } }),
    reloads: VISIT_LISTS,
    done: words.done[state],
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <Confirm
      title={words.title[state]}
      note={words.note}
      confirmLabel={words.open[state]}
      cancelLabel={words.keep[state]}
      tone="danger"
      isOpen
      isBusy={act.isWorking}
      onConfirm={() => void act.run(said)}
      onClose={onClose}
    >
      <TextArea
        id="words"
        name="words"
        label={visitsCopy.times.words}
        rows={3}
        maxLength={VISIT_LETTERS}
        value={said}
        onChange={({ currentTarget }) => say(currentTarget.value)}
      />
      <FailureSaid failure={act.failure} />
    </Confirm>
  );
}
