import { useRef } from 'react';
import type { MessageSender } from '../../../contract/words.ts';
import { closedWords, messagesCopy } from '../../copy/messages.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';
import { OnlyOwner } from '../accounts/only-owner.tsx';
import { BlockedNote } from '../blocks/blocked-note.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { useAttaching } from './attachments/use-attaching.ts';
import { Reply } from './reply.tsx';
import { Scroller } from './scroller.tsx';
import { StreamItems } from './stream-items.tsx';
import { Unsents } from './unsents.tsx';
import { type Unsent, useOutbox, type Written } from './use-outbox.ts';
import { type Stream, useStream } from './use-stream.ts';
import { wordsOf } from './waiting-drafts.ts';

export type ConversationProps = {
  leadId: string;
  /** The side that looks. */
  me: MessageSender;
  mayWrite: boolean;
  /** It fills the room that it is given, instead of standing in a card. */
  isWhole?: boolean;
  /** What stands beside it says already that nothing can be read; what was read before stays. */
  isFailureSaid?: boolean;
};

/** `key` is that of the message that is written anew: it may have arrived, and must not be there twice. */
const EMPTY = { message: '', key: '' };

/** What was said and what happened about a lead, the latest last, and room for an answer. */
export function Conversation({ leadId, me, mayWrite, isWhole, isFailureSaid }: ConversationProps) {
  const stream = useStream(leadId);
  const { data } = stream;
  const { box, draft, type, files, outbox, send, edit, drop } = useWriting(leadId, data?.items);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={messagesCopy.heading}
      data-whole={isWhole || undefined}
      className="grid min-h-0 min-w-0 gap-4 data-whole:flex data-whole:flex-1 data-whole:flex-col"
    >
      {!(isFailureSaid && data) && <Read stream={stream} />}
      {data && <Said {...{ stream, data, me, isWhole, outbox }} leadId={leadId} onEdit={edit} />}
      {mayWrite && (
        <Answer me={me} stream={data} isWriting={draft.message !== '' || files.files.length > 0}>
          <Reply
            me={me}
            text={draft.message}
            onType={type}
            onSend={send}
            files={files}
            about={data}
            error={outbox.refusal ?? undefined}
            onDrop={data?.closed ? drop : undefined}
          />
        </Answer>
      )}
    </div>
  );
}

/** In the field, behind what stands there as soon as it is drawn. */
const writeOn = (box: HTMLElement | null) =>
  setTimeout(() => {
    const field = box?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  });

/** What is being written, with its files, and what is on its way. */
function useWriting(leadId: string, items: Stream['items'] | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const { draft, change } = useDraft(wordsOf(leadId), EMPTY);
  const type = (message: string) => change({ message });
  const files = useAttaching(leadId);
  // What is refused was in the field when it was sent, and something else may be now.
  const latest = useLatest(draft.message);
  const writeAgain = ({ body, files: sent }: Written) => {
    type([body, latest.current].filter(Boolean).join('\n'));
    files.putBack(sent);
  };
  const outbox = useOutbox(leadId, { items, onRefused: writeAgain });
  const send = (body: string) => {
    outbox.send({ body, files: files.take() }, draft.key || undefined);
    change({ key: '' });
  };
  const edit = (message: Unsent) => {
    outbox.drop(message.key);
    writeAgain(message);
    change({ key: message.key });
    writeOn(box.current);
  };
  const drop = () => {
    change(EMPTY);
    files.take();
    // The button goes with what it was for.
    box.current?.focus();
  };
  // There is one box: while one message is written anew in it, another waits.
  return { box, draft, type, files, outbox, send, edit: draft.key ? undefined : edit, drop };
}

type SaidProps = Pick<ConversationProps, 'leadId' | 'me' | 'isWhole'> & {
  stream: ReturnType<typeof useStream>;
  data: Stream;
  outbox: ReturnType<typeof useOutbox>;
  onEdit: ((message: Unsent) => void) | undefined;
};

const Said = ({ stream, data, outbox, me, onEdit, ...rest }: SaidProps) => (
  <Scroller
    {...rest}
    stream={data}
    unsent={outbox.unsent.length}
    onMore={() => stream.refetch()}
    // After a failure only when somebody asks again.
    onTop={() => stream.older.error === null && stream.older.fetchMore()}
  >
    <Earlier older={stream.older} />
    {(data.items.length > 0 || outbox.unsent.length === 0) && <StreamItems stream={data} me={me} />}
    <Unsents messages={outbox.unsent} known={data} onAgain={outbox.again} onEdit={onEdit} />
  </Scroller>
);

/** On its way, or what went wrong. */
function Read({ stream }: { stream: ReturnType<typeof useStream> }) {
  if (stream.isPending)
    return (
      <p role="status" className="text-ink-soft">
        {messagesCopy.loading}
      </p>
    );
  if (!stream.isError) return null;
  return (
    <Failed onTryAgain={() => void stream.refetch()} isBusy={stream.isFetching}>
      {failureSentence(stream.error)}
    </Failed>
  );
}

function Earlier({ older }: { older: ReturnType<typeof useStream>['older'] }) {
  if (!older.hasMore) return null;
  return (
    <div className="mb-4 grid justify-items-center gap-3">
      {older.error !== null && (
        <Failed onTryAgain={() => void older.fetchMore()}>{failureSentence(older.error)}</Failed>
      )}
      <Button onClick={() => void older.fetchMore()} isBusy={older.isFetching}>
        {messagesCopy.earlier}
      </Button>
    </div>
  );
}

type AnswerProps = {
  me: MessageSender;
  stream: Stream | undefined;
  /** What was typed before it was over stays to be copied. */
  isWriting: boolean;
  children: React.ReactNode;
};

function Answer({ me, stream, isWriting, children }: AnswerProps) {
  const { closed = null, block = null, user } = stream ?? {};
  return (
    <>
      {block && user && <BlockedNote block={block} name={user.name} isOpen={!closed} />}
      {closed && !block && <Notable isCalm>{closedWords[closed][me]}</Notable>}
      {(!closed || isWriting) && <OnlyOwner>{children}</OnlyOwner>}
    </>
  );
}
