import { type FormEvent, type ReactNode, useState } from 'react';
import type { Visit } from '../../../contract/visits.ts';
import { VISIT_LETTERS, type VisitKind } from '../../../contract/visit-words.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FailureSaid } from '../dashboard/failure-said.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { VISIT_LISTS } from './visits.ts';

const FORM = 'visit-times';

/** A new visit on a lead, or other times for one that is there. */
export type ProposedTo = { leadId: string; kind: VisitKind; visit?: undefined } | { visit: Visit };

type Wall = { from: string; to: string };

type FormProps = {
  to: ProposedTo;
  /** What was filled in; null while something is missing. */
  read: () => { times: Wall[]; member?: string } | null;
  onClose: () => void;
  /** The fields; once it was sent they say what is missing. */
  children: (isChecked: boolean) => ReactNode;
};

/** In front of everything: times for the other side to pick from, with a word to it. On failure everything typed stays. */
export function ProposalForm({ to, read, onClose, children }: FormProps) {
  const [said, say] = useState('');
  const [isChecked, setChecked] = useState(false);
  const act = usePropose(to, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const typed = read();
    if (typed) void act.run({ ...typed, words: said });
  };
  return (
    <FormDialog
      {...titleOf(to)}
      isOpen
      onClose={onClose}
      isBusy={act.isWorking}
      form={FORM}
      submitLabel={visitsCopy.propose.submit}
    >
      <form id={FORM} method="post" noValidate className="grid min-w-0 gap-5" onSubmit={submit}>
        {children(isChecked)}
        <TextArea
          id="words"
          name="words"
          label={visitsCopy.times.words}
          rows={2}
          maxLength={VISIT_LETTERS}
          value={said}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
        <FailureSaid failure={act.failure} />
      </form>
    </FormDialog>
  );
}

function titleOf(to: ProposedTo): { title: string; note: string } {
  const { propose, rearrange } = visitsCopy;
  if (!to.visit) return { title: propose.title[to.kind], note: propose.note };
  return to.visit.status === 'agreed'
    ? { title: rearrange.move, note: rearrange.moveNote }
    : { title: rearrange.title, note: propose.note };
}

type Proposed = { times: Wall[]; words: string; member?: string };

const usePropose = (to: ProposedTo, onDone: () => void) =>
  useAct({
    name: to.visit ? 'rearrangeVisit' : 'proposeVisit',
    call: (api, body: Proposed) =>
      to.visit
        ? api.rearrangeVisit({ params: { id: to.visit.id }, body: { revision: to.visit.revision, ...body } })
        : api.proposeVisit({ params: { id: to.leadId }, body: { kind: to.kind, ...body } }),
    reloads: VISIT_LISTS,
    done: visitsCopy.propose.done,
    onDone,
    isSaidInCard: true,
  });
