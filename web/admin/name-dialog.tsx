import { type FormEvent, useId, useState } from 'react';
import { adminCopy } from '../copy/admin.copy.ts';
import { FailureSaid } from '../marketplace/dashboard/failure-said.tsx';
import type { Failure } from '../marketplace/dashboard/use-act.ts';
import { useFormDraft } from '../marketplace/dashboard/use-form-draft.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { typedIn } from './typed-in.ts';

type NameDialogProps = {
  /** What is named: what was typed outlives a session that ends meanwhile. */
  about: string;
  words: { title: string; label: string; confirm: string };
  /** What is said of no name at all; it is not sent. */
  fault: string;
  name?: string;
  act: { isWorking: boolean; failure: Failure | null };
  /** Whether it was done: then what was typed is forgotten. */
  onGive: (name: string) => Promise<boolean>;
  onClose: () => void;
};

const EMPTY = { name: '' };

/** Asks for a name, and keeps what was typed when it is refused. */
export function NameDialog({ about, words, fault, name, act, onGive, onClose }: NameDialogProps) {
  const draft = useFormDraft(`name:${about}`, EMPTY);
  const form = useId();
  const [isFaulty, setFaulty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, 'name');
    setFaulty(!typed);
    if (typed && typed === name) close();
    else if (typed) void onGive(typed).then((isDone) => isDone && draft.clear());
  };
  const close = draft.leaving(onClose);
  return (
    <Dialog
      title={words.title}
      isOpen
      isBusy={act.isWorking}
      onClose={close}
      actions={
        <Button type="submit" form={form} look="primary" working={act.isWorking && adminCopy.working}>
          {words.confirm}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} {...draft.keeping({})} className="grid gap-4">
        <TextField
          label={words.label}
          name="name"
          defaultValue={draft.typed.name || name}
          maxLength={60}
          error={isFaulty ? fault : undefined}
        />
        <FailureSaid failure={act.failure} />
      </form>
    </Dialog>
  );
}
