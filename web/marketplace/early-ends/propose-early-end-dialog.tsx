import { type FormEvent, useId, useState } from 'react';
import { EARLY_END_LETTERS } from '../../../contract/early-end-words.ts';
import { type NewEarlyEnd, NewEarlyEnd as rules } from '../../../contract/early-ends.ts';
import { earlyEndsCopy } from '../../copy/early-ends.copy.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { firstFaults } from '../../ui/forms/first-faults.ts';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { useOver } from '../live/use-over.tsx';
import { EARLY_END_LISTS } from './early-ends-query.ts';

const words = earlyEndsCopy.propose;
const NOTHING = { reason: '' };

type ProposeEarlyEndDialogProps = { jobId: string; isPossible: boolean; onClose: () => void };

/** Says what follows from a yes, and asks why; what was typed waits for another try. */
export function ProposeEarlyEndDialog({ jobId, isPossible, onClose }: ProposeEarlyEndDialogProps) {
  const id = useId();
  const { draft, fault, act, submit, change } = useProposal(jobId, onClose);
  const over = useOver({ isOpen: true, isPossible: isPossible || act.isWorking });
  return (
    <FormDialog
      title={words.title}
      note={words.note}
      isOpen
      isBusy={act.isWorking}
      onClose={onClose}
      form={id}
      submitLabel={words.confirm}
      over={over}
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          rows={3}
          maxLength={EARLY_END_LETTERS}
          value={draft.reason}
          error={fault}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <FailureSaid failure={act.failure} />
      </form>
    </FormDialog>
  );
}

/** By the rules of the call; what is wrong goes with the next letter. */
function useProposal(jobId: string, onClose: () => void) {
  const { draft, change, clear } = useDraft(`early-end:${jobId}`, NOTHING);
  const [fault, setFault] = useState<string>();
  const act = useAct({
    name: 'proposeEarlyEnd',
    call: (api, body: NewEarlyEnd) => api.proposeEarlyEnd({ params: { id: jobId }, body }),
    reloads: EARLY_END_LISTS,
    done: words.done,
    onDone: () => {
      clear();
      onClose();
    },
    isSaidInCard: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const judged = rules.safeParse(draft);
    if (judged.success) void act.run(judged.data);
    else setFault(firstFaults(judged.error.issues)['reason']);
  };
  return {
    draft,
    fault,
    act,
    submit,
    change: (reason: string) => {
      setFault(undefined);
      change({ reason });
    },
  };
}
