import { type FormEvent, useId, useState } from 'react';
import { EXTRA_LETTERS } from '../../../contract/extra-words.ts';
import { type NewExtra, NewExtra as rules } from '../../../contract/extras.ts';
import { extrasCopy } from '../../copy/extras.copy.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { firstFaults } from '../../ui/forms/first-faults.ts';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { useOver } from '../live/use-over.tsx';
import { typedPounds } from '../prices/typed-pounds.ts';
import { EXTRA_LISTS } from './extras-query.ts';

const words = extrasCopy.propose;

type ProposeDialogProps = { jobId: string; due: number | null; isPossible: boolean; onClose: () => void };

/** Asks how much more or less, and why; what was typed waits for another try. */
export function ProposeDialog({ jobId, due, isPossible, onClose }: ProposeDialogProps) {
  const id = useId();
  const form = useProposal(jobId, onClose);
  const over = useOver({ isOpen: true, isPossible: isPossible || form.act.isWorking });
  const amount = amountOf(form.draft);
  return (
    <FormDialog
      title={words.title}
      note={words.note}
      isOpen
      isBusy={form.act.isWorking}
      onClose={onClose}
      form={id}
      submitLabel={words.confirm}
      over={over}
    >
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-4">
        <Fields form={form} />
        <p role="status" className="font-semibold tabular-nums empty:sr-only">
          {due !== null && Number.isFinite(amount) && due + amount >= 0 && words.dueThen(due + amount)}
        </p>
        <FailureSaid failure={form.act.failure} />
      </form>
    </FormDialog>
  );
}

type Form = ReturnType<typeof useProposal>;

const Fields = ({ form: { draft, faults, change } }: { form: Form }) => (
  <>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={words.direction}
        name="direction"
        options={words.directions}
        value={draft.direction}
        onChange={({ currentTarget }) => change({ direction: currentTarget.value })}
      />
      <MoneyField
        label={words.amount}
        name="amount"
        value={draft.amount}
        error={faults['amount']}
        onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
      />
    </div>
    <TextArea
      label={words.reason}
      hint={words.reasonHint}
      name="reason"
      rows={3}
      maxLength={EXTRA_LETTERS}
      value={draft.reason}
      error={faults['reason']}
      onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
    />
    <TextField
      label={words.days}
      name="days"
      inputMode="numeric"
      autoComplete="off"
      value={draft.days}
      error={faults['days']}
      onChange={({ currentTarget }) => change({ days: currentTarget.value })}
    />
  </>
);

type Draft = { direction: string; amount: string; reason: string; days: string };
const NOTHING: Draft = { direction: 'more', amount: '', reason: '', days: '' };

const amountOf = ({ direction, amount }: Draft): number =>
  typedPounds(amount) * (direction === 'less' ? -1 : 1);

/** By the rules of the call; what is wrong goes with the next letter. */
function useProposal(jobId: string, onClose: () => void) {
  const { draft, change, clear } = useDraft(`extra:${jobId}`, NOTHING);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const act = useAct({
    name: 'proposeExtra',
    call: (api, body: NewExtra) => api.proposeExtra({ params: { id: jobId }, body }),
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
    const said = { amount: amountOf(draft), reason: draft.reason.trim() };
    const judged = rules.safeParse({ ...said, ...(draft.days.trim() && { days: typedPounds(draft.days) }) });
    if (judged.success) void act.run(judged.data);
    else setFaults(firstFaults(judged.error.issues));
  };
  return {
    draft,
    faults,
    act,
    submit,
    change: (part: Partial<Draft>) => {
      setFaults({});
      change(part);
    },
  };
}
