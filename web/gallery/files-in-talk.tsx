import { attachmentsCopy } from '../copy/attachments.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { Attaching } from '../marketplace/messages/attachments/attaching.ts';
import { FileButton } from '../marketplace/messages/attachments/file-button.tsx';
import { FileTray } from '../marketplace/messages/attachments/file-tray.tsx';
import { MessageFiles } from '../marketplace/messages/attachments/message-files.tsx';
import { Bubble, Thread } from '../ui/lists/thread.tsx';
import type { Cards } from './cards.tsx';
import { PICTURE } from './samples.ts';

const { conversations, error, files, typed } = galleryCopy.talk;
const nothing = () => undefined;

const IMAGE = { kind: 'photo', url: PICTURE, name: '', width: 512, height: 512, bytes: 240_000 } as const;
const PHOTO = { ...IMAGE, id: '1' };
const PLAN = { ...IMAGE, id: '3', kind: 'pdf', name: files.plan, width: null, height: null } as const;
const LONG_PLAN = { ...PLAN, id: '4', name: `${conversations.longest}.pdf`, bytes: 9_400_000 };

const SENDING: Attaching = {
  id: '1',
  src: PICTURE,
  text: '',
  state: 'sending',
  progress: 40,
  sentence: null,
  kind: 'photo',
  name: files.photo,
  sent: null,
  until: 0,
  blob: null,
  key: '',
};

const tray = (file: Partial<Attaching>, refused: string[] = []) => (
  <FileTray
    files={[{ ...SENDING, ...file }]}
    refused={refused}
    acts={{ add: nothing, remove: nothing, again: nothing }}
  />
);

/** What is sent with words, or without any. */
export const filesInTalk: Cards = {
  MessageFiles: {
    normal: (
      <Thread>
        <Bubble name={conversations.business}>
          <MessageFiles files={[PHOTO]} />
        </Bubble>
      </Thread>
    ),
    long: (
      <Thread>
        <Bubble name={conversations.business} isMine>
          {typed}
          <MessageFiles files={[PHOTO, { ...PHOTO, id: '2' }, PLAN, LONG_PLAN]} />
        </Bubble>
      </Thread>
    ),
  },
  FileTray: {
    busy: tray({}),
    filled: tray({ kind: 'pdf', src: null, state: 'sent', sent: '1', name: files.plan }),
    error: tray({ state: 'failed', sentence: error }, [attachmentsCopy.wrongType]),
  },
  FileButton: {
    normal: <FileButton onPick={nothing} isFull={false} />,
    disabled: <FileButton onPick={nothing} isFull />,
  },
};
