import { type ComponentProps, useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { blocksCopy } from '../copy/blocks.copy.ts';
import { messagesCopy } from '../copy/messages.copy.ts';
import { reportsCopy } from '../copy/reports.copy.ts';
import { BlockDialog } from '../marketplace/blocks/block-dialog.tsx';
import { BlockedNote } from '../marketplace/blocks/blocked-note.tsx';
import { ReportDialog } from '../marketplace/messages/report-dialog.tsx';
import { ConversationRow } from '../marketplace/conversations/conversation-row.tsx';
import { Unsents } from '../marketplace/messages/unsents.tsx';
import { Composer } from '../ui/forms/composer.tsx';
import { RelativeTime } from '../ui/display/relative-time.tsx';
import { Bubble, Thread, ThreadNote } from '../ui/lists/thread.tsx';
import { RepliesInTalk } from './replies-in-talk.tsx';
import { Opener } from './opener.tsx';
import { FilesInTalk } from './files-in-talk.tsx';
import { Part, State } from './specimen.tsx';
import { customer } from './people.ts';
import { useMoments } from './use-moments.ts';
import { VisitsInTalk } from './visits-in-talk.tsx';
import { World } from './world.tsx';

const { talk } = galleryCopy;
const FILE = { url: '', name: '', width: 900, height: 600, bytes: 1 };
const MESSAGE = {
  id: 'message',
  leadId: 'lead',
  body: talk.conversations.longestMessage,
  user: { name: talk.conversations.longest },
  attachments: [
    { ...FILE, id: 'photo-1', kind: 'photo' as const },
    { ...FILE, id: 'photo-2', kind: 'photo' as const },
    { ...FILE, id: 'plan', kind: 'pdf' as const, name: `${talk.conversations.longest}.pdf` },
  ],
};
const BLOCK = { id: 'block' };

export function Talk() {
  return (
    <>
      <Part name="Thread">
        <State of="normal">
          <Written />
        </State>
      </Part>
      <Part name="Unsents">
        <State of="busy">
          <Waiting state="sending" />
        </State>
        <State of="error">
          <Waiting state="failed" />
        </State>
      </Part>
      <Part name="ConversationRow">
        <State of="normal">
          <InList unread={0} />
        </State>
        <State of="chosen">
          <InList unread={3} isOpen />
        </State>
        <State of="long">
          <InList unread={120} name={talk.conversations.longest} />
        </State>
      </Part>
      <Reporting />
      <Blocking />
      <RepliesInTalk />
      <VisitsInTalk />
      <FilesInTalk />
      <Composing />
    </>
  );
}

const Reporting = () => (
  <Part name="ReportDialog">
    <State of="normal">
      <Opener label={reportsCopy.title}>
        {({ isOpen, onClose }) =>
          isOpen && (
            <World who={customer}>
              <ReportDialog message={MESSAGE} onClose={onClose} />
            </World>
          )
        }
      </Opener>
    </State>
  </Part>
);

const Blocking = () => (
  <>
    <Part name="BlockDialog">
      <State of="normal">
        <Opener label={blocksCopy.menu}>
          {({ isOpen, onClose }) =>
            isOpen && (
              <World who={customer}>
                <BlockDialog
                  leadId="lead"
                  name={talk.conversations.longest}
                  me="customer"
                  onClose={onClose}
                />
              </World>
            )
          }
        </Opener>
      </State>
    </Part>
    <Part name="BlockedNote">
      <State of="normal">
        <World who={customer}>
          <BlockedNote block={BLOCK} name={talk.conversations.business} isOpen={false} />
        </World>
      </State>
      <State of="long">
        <World who={customer}>
          <BlockedNote block={BLOCK} name={talk.conversations.longest} isOpen />
        </World>
      </State>
    </Part>
  </>
);

/** The box that somebody writes in. */
function Composing() {
  return (
    <>
      <Part name="Composer">
        <State of="empty">
          <Composer label={talk.label} onSend={sent} />
        </State>
        <State of="busy">
          <Typed isBusy />
        </State>
        <State of="error">
          <Typed error={talk.error} />
        </State>
        <State of="nearlyFull">
          <Typed maxLength={talk.typed.length + 3} />
        </State>
        <State of="overfull">
          <Typed maxLength={talk.typed.length - 3} />
        </State>
        <State of="off">
          <Typed over={OVER} />
        </State>
      </Part>
    </>
  );
}

const sent = () => Promise.resolve();
const nothing = () => undefined;
const refused = () => Promise.reject(new Error('The gallery sends nothing'));

function Written() {
  const { now, before } = useMoments();
  return (
    <Thread>
      <ThreadNote isDay>{talk.day}</ThreadNote>
      {talk.messages.map(({ by, name, minutes, body }) => (
        <Bubble
          key={body}
          name={name}
          time={<RelativeTime at={before(minutes)} now={now} />}
          isMine={by === 'ours'}
          below={by === 'ours' && talk.seen}
        >
          {body}
        </Bubble>
      ))}
      <ThreadNote>{talk.event}</ThreadNote>
      <ThreadNote isMark>{talk.fresh}</ThreadNote>
    </Thread>
  );
}

const Waiting = ({ state }: { state: 'sending' | 'failed' }) => (
  <Unsents
    messages={[{ key: state, body: talk.typed, at: '', state }]}
    known={{ items: [] }}
    onAgain={nothing}
    onEdit={nothing}
  />
);

type InListProps = { unread: number; isOpen?: boolean; name?: string };

function InList({ unread, isOpen = false, name = talk.conversations.business }: InListProps) {
  const { before } = useMoments();
  const { job, last } = talk.conversations;
  const conversation = {
    leadId: name,
    job: { id: job, title: job, jobNumber: 'J000001', status: 'active' as const },
    user: { name, picture: null },
    last: { body: last, createdAt: before(30), sender: 'business' as const, attachment: null },
    unread,
    is_archived: false,
  };
  return <ConversationRow conversation={conversation} me="customer" isOpen={isOpen} href="/gallery" />;
}

const OVER = { hint: messagesCopy.over.hint, dropLabel: messagesCopy.over.drop, onDrop: () => undefined };

type TypedProps = Pick<ComponentProps<typeof Composer>, 'isBusy' | 'error' | 'maxLength' | 'over'>;

function Typed(state: TypedProps) {
  const [text, keep] = useState(talk.typed);
  return <Composer label={talk.label} onSend={refused} draft={{ text, keep }} {...state} />;
}
