import { type FormEvent, useId, useState } from 'react';
import { fieldSentences } from '../../contract/copy.ts';
import { adminCopy } from '../copy/admin.copy.ts';
import { FailureSaid } from '../marketplace/dashboard/failure-said.tsx';
import type { Failure } from '../marketplace/dashboard/use-act.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { typedIn } from './typed-in.ts';

type ReasonDialogProps = {
  words: { title: string; note: string; confirm: string };
  tone?: 'danger';
  act: { isWorking: boolean; failure: Failure | null };
  onGive: (reason: string) => void;
  onClose: () => void;
};

const LONGEST = 500;

/** Asks for the reason before an admin acts on an account or record; on failure the text stays. */
export function ReasonDialog({ words, tone, act, onGive, onClose }: ReasonDialogProps) {
  const form = useId();
  const [isFaulty, setFaulty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = typedIn(event.currentTarget, 'reason');
    setFaulty(!reason);
    if (reason) onGive(reason);
  };
  return (
    <Dialog
      title={words.title}
      note={words.note}
      isOpen
      isBusy={act.isWorking}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} look={tone ?? 'primary'} isBusy={act.isWorking}>
          {words.confirm}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label={adminCopy.reason}
          name="reason"
          rows={3}
          maxLength={LONGEST}
          error={isFaulty ? fieldSentences.reason : undefined}
        />
        <FailureSaid failure={act.failure} />
      </form>
    </Dialog>
  );
}
