import { type FormEvent, useId, useState } from 'react';
import { fieldSentences } from '../../contract/copy.ts';
import { adminCopy } from '../copy/admin.copy.ts';
import { FailureSaid } from '../marketplace/dashboard/failure-said.tsx';
import type { Failure } from '../marketplace/dashboard/use-act.ts';
import { useFormDraft } from '../marketplace/dashboard/use-form-draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { typedIn } from './typed-in.ts';

type ReasonDialogProps = {
  /** What is done to which record: what was typed about it outlives a session that ends meanwhile. */
  about: string;
  words: { title: string; note: string; confirm: string };
  tone?: 'danger';
  act: { isWorking: boolean; failure: Failure | null };
  /** Whether it was done: then what was typed is forgotten. */
  onGive: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

const LONGEST = 500;

const EMPTY = { reason: '' };

/** Asks for the reason before an admin acts on an account or record; on failure the text stays. */
export function ReasonDialog({ about, words, tone, act, onGive, onClose }: ReasonDialogProps) {
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
    <Dialog
      title={words.title}
      note={words.note}
      isOpen
      isBusy={act.isWorking}
      onClose={close}
      actions={
        <Button type="submit" form={form} look={tone ?? 'primary'} isBusy={act.isWorking}>
          {words.confirm}
        </Button>
      }
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
    </Dialog>
  );
}
