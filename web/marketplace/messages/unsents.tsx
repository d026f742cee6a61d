import { Paperclip } from 'lucide-react';
import { fileWords } from '../../copy/attachments.copy.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Bubble, Thread } from '../../ui/lists/thread.tsx';
import type { Unsent } from './use-outbox.ts';
import type { Stream } from './use-stream.ts';

const { stream: words } = messagesCopy;

type UnsentsProps = {
  messages: readonly Unsent[];
  /** What has arrived in the meantime stands there already. */
  known: Pick<Stream, 'items'>;
  onAgain: (message: Unsent) => void;
  /** Not while another one is written anew. */
  onEdit: ((message: Unsent) => void) | undefined;
};

/** What was sent here and is on its way, or could not be sent. */
export function Unsents({ messages, known, onAgain, onEdit }: UnsentsProps) {
  const shown = messages.filter(({ id }) => !known.items.some((item) => item.id === id));
  if (shown.length === 0) return null;
  return (
    <div className="mt-3">
      <Thread>
        {shown.map((message) => (
          <Bubble key={message.key} isMine below={message.state !== 'failed' && words.sending}>
            {message.body}
            {message.files?.map((file) => (
              <span key={file.id} className="flex min-w-0 items-center gap-2 text-ink-soft">
                <Paperclip size={16} aria-hidden className="shrink-0" />
                {file.name || fileWords(file)}
              </span>
            ))}
            {message.state === 'failed' && (
              <Failure onAgain={() => onAgain(message)} onEdit={onEdit && (() => onEdit(message))} />
            )}
          </Bubble>
        ))}
      </Thread>
    </div>
  );
}

type FailureProps = { onAgain: () => void; onEdit: (() => void) | undefined };

const Failure = ({ onAgain, onEdit }: FailureProps) => (
  <span className="mt-2 flex flex-wrap items-center gap-2">
    <span role="alert" className="font-semibold text-refusal">
      {words.failed}
    </span>
    <Button onClick={onAgain}>{messagesCopy.tryAgain}</Button>
    {onEdit && <Button onClick={onEdit}>{words.edit}</Button>}
  </span>
);
