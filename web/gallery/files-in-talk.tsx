import { attachmentsCopy } from '../copy/attachments.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { Attaching } from '../marketplace/messages/attachments/attaching.ts';
import { FileButton } from '../marketplace/messages/attachments/file-button.tsx';
import { FileTray } from '../marketplace/messages/attachments/file-tray.tsx';
import { MessageFiles } from '../marketplace/messages/attachments/message-files.tsx';
import { Bubble, Thread } from '../ui/lists/thread.tsx';
import { Part, State } from './specimen.tsx';

const { talk } = galleryCopy;
const nothing = () => undefined;
const ACTS = { add: nothing, remove: nothing, again: nothing };
const PICTURE = '/icon-512.png';

const PHOTO = {
  id: '1',
  kind: 'photo' as const,
  url: PICTURE,
  name: '',
  width: 512,
  height: 512,
  bytes: 240_000,
};
const PLAN = { ...PHOTO, id: '3', kind: 'pdf' as const, name: talk.files.plan, width: null, height: null };
const LONG_PLAN = { ...PLAN, id: '4', name: `${talk.conversations.longest}.pdf`, bytes: 9_400_000 };

const SENDING: Attaching = {
  id: '1',
  src: PICTURE,
  text: '',
  state: 'sending',
  progress: 40,
  sentence: null,
  kind: 'photo',
  name: talk.files.photo,
  sent: null,
  until: 0,
  blob: null,
  key: '',
};
const FAILED: Attaching = { ...SENDING, state: 'failed', sentence: talk.error };
const SENT: Attaching = {
  ...SENDING,
  kind: 'pdf',
  src: null,
  state: 'sent',
  sent: '1',
  name: talk.files.plan,
};

/** What is sent with words, or without any. */
export const FilesInTalk = () => (
  <>
    <Received />
    <Part name="FileTray">
      <State of="busy">
        <FileTray files={[SENDING]} refused={[]} acts={ACTS} />
      </State>
      <State of="filled">
        <FileTray files={[SENT]} refused={[]} acts={ACTS} />
      </State>
      <State of="error">
        <FileTray files={[FAILED]} refused={[attachmentsCopy.wrongType]} acts={ACTS} />
      </State>
    </Part>
    <Part name="FileButton">
      <State of="normal">
        <FileButton onPick={nothing} isFull={false} />
      </State>
      <State of="disabled">
        <FileButton onPick={nothing} isFull />
      </State>
    </Part>
  </>
);

const Received = () => (
  <Part name="MessageFiles">
    <State of="normal">
      <Thread>
        <Bubble name={talk.conversations.business}>
          <MessageFiles files={[PHOTO]} />
        </Bubble>
      </Thread>
    </State>
    <State of="long">
      <Thread>
        <Bubble name={talk.conversations.business} isMine>
          {talk.typed}
          <MessageFiles files={[PHOTO, { ...PHOTO, id: '2' }, PLAN, LONG_PLAN]} />
        </Bubble>
      </Thread>
    </State>
  </Part>
);
