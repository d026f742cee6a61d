import { type FormEvent, useId } from 'react';
import { EXTRA_LETTERS } from '../../../contract/extra-words.ts';
import type { Extra } from '../../../contract/extras.ts';
import { extrasCopy } from '../../copy/extras.copy.ts';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { useOver } from '../live/use-over.tsx';
import { EXTRA_LISTS } from './extras-query.ts';

const { refuse: words, what } = extrasCopy;
const NOTHING = { words: '' };

type RefuseDialogProps = { extra: Extra; onClose: () => void };

/** Asks once; no word is needed. What was typed waits for another try. */
export function RefuseDialog({ extra: { id, amount, days, can }, onClose }: RefuseDialogProps) {
  const form = useId();
  const { draft, change, act, submit } = useRefusal(id, onClose);
  const over = useOver({ isOpen: true, isPossible: can.includes('refuse') || act.isWorking });
  return (
    <FormDialog
      title={words.title}
      note={<AskedAbout note={words.note} facts={what(amount, days)} />}
      isOpen
      isBusy={act.isWorking}
      onClose={onClose}
      form={form}
      submitLabel={words.confirm}
      over={over}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label={words.words}
          name="words"
          rows={2}
          maxLength={EXTRA_LETTERS}
          value={draft.words}
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
        />
        <FailureSaid failure={act.failure} />
      </form>
    </FormDialog>
  );
}

function useRefusal(id: string, onClose: () => void) {
  const { draft, change, clear } = useDraft(`refuse:${id}`, NOTHING);
  const act = useAct({
    name: 'refuseExtra',
    call: (api, typed: string) => api.refuseExtra({ params: { id }, body: typed ? { words: typed } : {} }),
    reloads: EXTRA_LISTS,
    done: words.done,
    onDone: () => {
      clear();
      onClose();
    },
    isSaidInCard: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act.run(draft.words.trim());
  };
  return { draft, change, act, submit };
}
