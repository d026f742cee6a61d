import type { Hidden } from '../../../contract/contact-mask.ts';
import type { Hides } from '../../../contract/leads.ts';
import { MOST_ATTACHMENTS } from '../../../contract/pictures.ts';
import { MESSAGE_LETTERS, type MessageSender } from '../../../contract/words.ts';
import { hiddenWords, messagesCopy } from '../../copy/messages.copy.ts';
import { Composer } from '../../ui/forms/composer.tsx';
import { HidingSaid } from '../hiding-said.tsx';
import { lateNews } from '../live/late-news.ts';
import { useNewsWhileWriting } from '../live/row-context.ts';
import { takingFiles } from '../photos/taking-files.ts';
import { FileButton } from './attachments/file-button.tsx';
import { FileTray } from './attachments/file-tray.tsx';
import type { AttachingFiles } from './attachments/use-attaching.ts';
import { EnterKey, useEnterSends } from './enter-key.tsx';
import { InsertReply, InsertReplyButton, useInsertReply } from './insert-reply.tsx';
import type { Stream } from './use-stream.ts';

type ReplyProps = {
  me: MessageSender;
  /** What is being typed: it outlives a reload. */
  text: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  /** The conversation, as far as it has come. */
  about: Pick<Stream, 'user' | 'job' | 'hides'> | undefined;
  error?: string | undefined;
  files: AttachingFiles;
  /** Set once the conversation is closed: what was typed is read, and no longer sent. */
  onDrop: (() => void) | undefined;
};

/** Room for a message to the other side. A business has saved replies to put into it. */
export function Reply({ me, text, onType, onSend, about, error, files, onDrop }: ReplyProps) {
  const { box, noteCaret, open, ...inserting } = useInsertReply();
  const doesEnterSend = useEnterSends();
  const remark = (
    <HidingSaid text={text} kinds={kindsOf(about?.hides)} say={(hidden) => hiddenWords(hidden, me)} />
  );
  return (
    <>
      <div
        ref={box}
        onFocus={noteCaret}
        className="grid min-w-0 gap-4"
        {...(!onDrop && takingFiles(files.acts.add))}
      >
        <WhatHappened isWriting={text !== '' || files.files.length > 0} onGiveUp={() => onType('')} />
        <Composer
          label={messagesCopy.label}
          sendLabel={messagesCopy.send}
          onSend={async (message) => onSend(message)}
          error={error}
          {...(onDrop ? { over: { ...overWords, onDrop } } : { maxLength: MESSAGE_LETTERS, remark })}
          draft={{ text, keep: onType }}
          doesEnterSend={doesEnterSend}
          files={{
            button: <Beside files={files} onReplies={me === 'business' ? open : undefined} />,
            tray: (
              <FileTray files={files.files} refused={files.refused} acts={files.acts} isOver={!!onDrop} />
            ),
            count: files.files.length,
            isWaiting: files.files.some(({ sent }) => sent === null),
          }}
        />
      </div>
      {/* Outside of the form: what is sent in its dialogs would send the message. */}
      {me === 'business' && !onDrop && <InsertReply {...{ inserting, about, text }} />}
    </>
  );
}

const overWords = { hint: messagesCopy.over.hint, dropLabel: messagesCopy.over.drop };

type BesideProps = { files: AttachingFiles; onReplies: (() => void) | undefined };

const Beside = ({ files, onReplies }: BesideProps) => (
  <>
    <FileButton
      onPick={files.acts.add}
      isFull={files.files.length >= MOST_ATTACHMENTS}
      isShort={onReplies !== undefined}
    />
    {onReplies && <InsertReplyButton open={onReplies} />}
    <EnterKey />
  </>
);

/** Of the record that the conversation is about, when it has left the list while somebody writes. */
function WhatHappened({ isWriting, onGiveUp }: { isWriting: boolean; onGiveUp: () => void }) {
  const { news, putAway } = useNewsWhileWriting(isWriting);
  const late = lateNews();
  if (!news || !putAway || !late) return null;
  const close = () => {
    // Where it has gone to, the conversation goes on with what was written.
    if (!news.tab) onGiveUp();
    putAway();
  };
  return <late.NewsInCard news={news} onClose={close} />;
}

/** Until the conversation has come nobody knows, and nothing is said. */
const kindsOf = (hides: Hides | undefined): Hidden[] => [
  ...(hides?.contacts ? (['phone', 'email'] as const) : []),
  ...(hides?.postcodes ? (['postcode'] as const) : []),
];
