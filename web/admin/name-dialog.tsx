import { type FormEvent, useId, useState } from 'react';
import { adminCopy } from '../copy/admin.copy.ts';
import { FailureSaid } from '../marketplace/dashboard/failure-said.tsx';
import type { Failure } from '../marketplace/dashboard/use-act.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { typedIn } from './typed-in.ts';

type NameDialogProps = {
  words: { title: string; label: string; confirm: string };
  /** What is said of no name at all; it is not sent. */
  fault: string;
  name?: string;
  act: { isWorking: boolean; failure: Failure | null };
  onGive: (name: string) => void;
  onClose: () => void;
};

/** Asks for a name, and keeps what was typed when it is refused. */
export function NameDialog({ words, fault, name, act, onGive, onClose }: NameDialogProps) {
  const form = useId();
  const [isFaulty, setFaulty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, 'name');
    setFaulty(!typed);
    if (typed && typed === name) onClose();
    else if (typed) onGive(typed);
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      isBusy={act.isWorking}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} look="primary" working={act.isWorking && adminCopy.working}>
          {words.confirm}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={words.label}
          name="name"
          defaultValue={name}
          maxLength={60}
          error={isFaulty ? fault : undefined}
        />
        <FailureSaid failure={act.failure} />
      </form>
    </Dialog>
  );
}
