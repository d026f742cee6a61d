import { type ComponentProps, useState } from 'react';
import { blocksCopy } from '../copy/blocks.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { messagesCopy } from '../copy/messages.copy.ts';
import { reportsCopy } from '../copy/reports.copy.ts';
import { BlockDialog } from '../marketplace/blocks/block-dialog.tsx';
import { BlockedNote } from '../marketplace/blocks/blocked-note.tsx';
import { ConversationRow } from '../marketplace/conversations/conversation-row.tsx';
import { ReportDialog } from '../marketplace/messages/report-dialog.tsx';
import { Unsents } from '../marketplace/messages/unsents.tsx';
import { Composer } from '../ui/forms/composer.tsx';
import { Bubble, Thread, ThreadNote } from '../ui/lists/thread.tsx';
import type { Cards } from './cards.tsx';
import { behind } from './opener.tsx';
import { customer } from './people.ts';
import { conversation } from './samples.gen.ts';
import { Ago } from './signs.tsx';
import { seenBy } from './world.tsx';

const { talk } = galleryCopy;
const { longest, longestMessage, business } = talk.conversations;

const FILE = { url: '', name: '', width: 900, height: 600, bytes: 1, kind: 'photo' } as const;
const MESSAGE = {
  id: 'message',
  leadId: 'lead',
  body: longestMessage,
  user: { name: longest },
  attachments: [
    { ...FILE, id: 'photo-1' },
    { ...FILE, id: 'photo-2' },
    { ...FILE, id: 'plan', kind: 'pdf' as const, name: `${longest}.pdf` },
  ],
};
const BLOCK = { id: 'block' };

const nothing = () => undefined;
const sent = () => Promise.resolve();
const refused = () => Promise.reject(new Error('The gallery sends nothing'));

const thread = (
  <Thread>
    <ThreadNote isDay>{talk.day}</ThreadNote>
    {talk.messages.map(({ by, name, minutes, body }) => (
      <Bubble
        key={body}
        name={name}
        time={<Ago minutes={minutes} />}
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

const waiting = (state: 'sending' | 'failed') => (
  <Unsents
    messages={[{ key: state, body: talk.typed, at: '', state }]}
    known={{ items: [] }}
    onAgain={nothing}
    onEdit={nothing}
  />
);

const row = (unread: number, { name = business, isOpen = false } = {}) => (
  <ConversationRow
    conversation={{ ...conversation, leadId: name, user: { name, picture: null }, unread }}
    me="customer"
    isOpen={isOpen}
    href="/gallery"
  />
);

const blocked = (name: string, isOpen: boolean) =>
  seenBy(customer, <BlockedNote block={BLOCK} name={name} isOpen={isOpen} />);

/** What two sides say to each other. */
export const talkCards: Cards = {
  Thread: { normal: thread },
  Unsents: { busy: waiting('sending'), error: waiting('failed') },
  ConversationRow: {
    normal: row(0),
    chosen: row(3, { isOpen: true }),
    long: row(120, { name: longest }),
  },
  ReportDialog: {
    normal: behind(reportsCopy.title, (onClose) =>
      seenBy(customer, <ReportDialog message={MESSAGE} onClose={onClose} />),
    ),
  },
  BlockDialog: {
    normal: behind(blocksCopy.menu, (onClose) =>
      seenBy(customer, <BlockDialog leadId="lead" name={longest} me="customer" onClose={onClose} />),
    ),
  },
  BlockedNote: { normal: blocked(business, false), long: blocked(longest, true) },
};

const OVER = { hint: messagesCopy.over.hint, dropLabel: messagesCopy.over.drop, onDrop: nothing };

/** The box that somebody writes in. */
export const composerCards: Cards = {
  Composer: {
    empty: <Composer label={talk.label} onSend={sent} />,
    busy: <Typed isBusy />,
    error: <Typed error={talk.error} />,
    nearlyFull: <Typed maxLength={talk.typed.length + 3} />,
    overfull: <Typed maxLength={talk.typed.length - 3} />,
    off: <Typed over={OVER} />,
  },
};

type TypedProps = Pick<ComponentProps<typeof Composer>, 'isBusy' | 'error' | 'maxLength' | 'over'>;

function Typed(state: TypedProps) {
  const [text, keep] = useState(talk.typed);
  return <Composer label={talk.label} onSend={refused} draft={{ text, keep }} {...state} />;
}
