import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../actions/button.tsx';
import { useOneAtATime } from '../actions/use-one-at-a-time.ts';
import type { Remark } from '../fields/field.tsx';
import { TextArea } from '../fields/text-area.tsx';

/** What can be sent with the words, or without any. */
type Enclosed = {
  /** Stands beside the button that sends. */
  button: ReactNode;
  /** Stands below the box. */
  tray: ReactNode;
  count: number;
  /** Sending waits for them. */
  isWaiting: boolean;
};

/** Nothing can be sent any more: what was typed stays to be read and copied, until somebody drops it. */
type Over = { hint: string; dropLabel: string; onDrop: () => void };

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
  files?: Enclosed;
  over?: Over | undefined;
  /** Enter alone sends, too; with Shift it starts a new line. */
  doesEnterSend?: boolean;
};

/** Write and send; Ctrl or Command with Enter sends too. */
export function Composer(props: ComposerProps) {
  const { label, onSend, isBusy = false, draft, files, over, doesEnterSend = false, ...rest } = props;
  const [own, setOwn] = useState('');
  const { text, keep } = draft ?? { text: own, keep: setOwn };
  const isOver = over !== undefined;
  const isOff = isOver || (!text.trim() && !files?.count) || files?.isWaiting === true;
  const { isPending, onSubmit } = useSending({
    isReady: !isBusy && !isOff,
    send: () => onSend(text),
    onSent: () => keep(''),
  });
  return (
    <form data-composer className="grid gap-3" onSubmit={onSubmit}>
      <TextArea
        label={label}
        hint={over?.hint}
        data-over={isOver || undefined}
        name="message"
        rows={3}
        value={text}
        maxLength={rest.maxLength}
        error={rest.error}
        remark={rest.remark}
        // What is added while it is on its way would go with it.
        readOnly={isPending || isOver}
        onChange={(event) => keep(event.target.value)}
        onKeyDown={(event) => sendOnEnter(event, doesEnterSend)}
      />
      {files?.tray}
      {over ? (
        <DropRow over={over} />
      ) : (
        <SendRow isBusy={isBusy} isOff={isOff} beside={files?.button} label={rest.sendLabel} />
      )}
    </form>
  );
}

const DropRow = ({ over }: { over: Over }) => (
  <div>
    <Button onClick={over.onDrop}>{over.dropLabel}</Button>
  </div>
);

type Sending = { isReady: boolean; send: () => Promise<unknown>; onSent: () => void };

function useSending({ isReady, send, onSent }: Sending) {
  const [isPending, setPending] = useState(false);
  const submit = useOneAtATime(async (form: HTMLFormElement) => {
    if (!isReady) return;
    setPending(true);
    const isSent = await send().then(
      () => true,
      () => false,
    );
    setPending(false);
    if (!isSent) return;
    // Sending is off as long as the box is empty, so the focus goes back to where the next message is written.
    if (form.contains(document.activeElement)) form.querySelector('textarea')?.focus();
    onSent();
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { isPending, onSubmit };
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, isEnough: boolean) {
  // Where signs are put together from several keys, Enter ends one of them.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(event.ctrlKey || event.metaKey || (isEnough && !event.shiftKey))) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

type SendRowProps = { isBusy: boolean; isOff: boolean; beside: ReactNode; label?: string | undefined };

const SendRow = ({ isBusy, isOff, beside, label = uiCopy.send }: SendRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2 sm:gap-3">
    {beside}
    <div className="ml-auto">
      <Button look="primary" type="submit" disabled={isOff} working={isBusy && uiCopy.sending}>
        <SendHorizontal size={18} aria-hidden />
        {label}
      </Button>
    </div>
  </div>
);
