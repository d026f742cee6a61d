import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { uiCopy } from '../copy/ui.copy.ts';
import { Button } from './button.tsx';
import type { Remark } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

type ComposerProps = Remark & {
  label: string;
  /** What was typed goes only when this has succeeded. */
  onSend: (text: string) => Promise<unknown>;
  isBusy?: boolean;
  error?: string | undefined;
  maxLength?: number;
  sendLabel?: string;
  /** Where what is typed is kept, when it has to outlive the page. */
  draft?: { text: string; keep: (text: string) => void };
};

/** Write and send; Ctrl or Command with Enter sends too. */
export function Composer({ label, onSend, isBusy = false, draft, ...rest }: ComposerProps) {
  const [own, setOwn] = useState('');
  const [isPending, setPending] = useState(false);
  const { text, keep } = draft ?? { text: own, keep: setOwn };
  const send = useOneAtATime(async (form: HTMLFormElement) => {
    if (isBusy || !text.trim()) return;
    setPending(true);
    const isSent = await onSend(text).then(
      () => true,
      () => false,
    );
    setPending(false);
    if (!isSent) return;
    // Sending is off as long as the box is empty, so the focus goes back to where the next message is written.
    if (form.contains(document.activeElement)) form.querySelector('textarea')?.focus();
    keep('');
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      <TextArea
        label={label}
        name="message"
        rows={3}
        value={text}
        maxLength={rest.maxLength}
        error={rest.error}
        remark={rest.remark}
        // What is added while it is on its way would go with it.
        readOnly={isPending}
        onChange={(event) => keep(event.target.value)}
        onKeyDown={sendOnShortcut}
      />
      <SendButton isBusy={isBusy} isEmpty={!text.trim()}>
        {rest.sendLabel ?? uiCopy.send}
      </SendButton>
    </form>
  );
}

function sendOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const SendButton = ({
  isBusy,
  isEmpty,
  children,
}: {
  isBusy: boolean;
  isEmpty: boolean;
  children: string;
}) => (
  <div className="justify-self-end">
    <Button look="primary" type="submit" disabled={isEmpty} working={isBusy && uiCopy.sending}>
      <SendHorizontal size={18} aria-hidden />
      {children}
    </Button>
  </div>
);
