import { type FormEvent, useId, useState } from 'react';
import { fieldSentences } from '../../contract/copy.ts';
import { adminCopy } from '../copy/admin.copy.ts';
import { FailureSaid } from '../marketplace/dashboard/failure-said.tsx';
import type { Failure } from '../marketplace/dashboard/use-act.ts';
import { useFormDraft } from '../marketplace/dashboard/use-form-draft.ts';
import { AskedAbout } from '../ui/dialogs/asked-about.tsx';
import { FormDialog } from '../ui/dialogs/form-dialog.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { typedIn } from './typed-in.ts';

type ReasonDialogProps = {
  /** What is done to which record: what was typed about it outlives a session that ends meanwhile. */
  about: string;
  words: { title: string; note: string; confirm: string };
  /** Which record it is, where the title does not say that there is no other like it. */
  facts?: string;
  tone?: 'danger';
  act: { isWorking: boolean; failure: Failure | null };
  /** Whether it was done: then what was typed is forgotten. */
  onGive: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

const LONGEST = 500;

const EMPTY = { reason: '' };

/** Asks for the reason before an admin acts on an account or record; on failure the text stays. */
export function ReasonDialog({ about, words, facts, tone, act, onGive, onClose }: ReasonDialogProps) {
  const form = useId();
  const { typed, keeping, clear, leaving } = useFormDraft(`reason:${about}`, EMPTY);
  const [isFaulty, setFaulty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = typedIn(event.currentTarget, 'reason');
    setFaulty(!reason);
    if (reason) void onGive(reason).then((isDone) => isDone && clear());
  };
  const close = leaving(onClose);
  return (
    <FormDialog
      title={words.title}
      note={facts ? <AskedAbout note={words.note} facts={facts} /> : words.note}
      isOpen
      isBusy={act.isWorking}
      onClose={close}
      form={form}
      submitLabel={words.confirm}
      look={tone}
    >
      <form id={form} noValidate onSubmit={submit} {...keeping({})} className="grid gap-4">
        <TextArea
          label={adminCopy.reason}
          name="reason"
          rows={3}
          defaultValue={typed.reason}
          maxLength={LONGEST}
          error={isFaulty ? fieldSentences.reason : undefined}
        />
        <FailureSaid failure={act.failure} />
      </form>
    </FormDialog>
  );
}
