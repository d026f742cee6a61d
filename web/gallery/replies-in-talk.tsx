import type { SavedReply } from '../../contract/saved-replies.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { galleryReplies } from '../copy/gallery-replies.copy.ts';
import { savedRepliesCopy } from '../copy/saved-replies.copy.ts';
import { InsertReplyButton } from '../marketplace/messages/insert-reply.tsx';
import { ChooseReply } from '../marketplace/saved-replies/choose-reply.tsx';
import { ReplyList } from '../marketplace/saved-replies/reply-list.tsx';
import { Opener } from './opener.tsx';
import { OwnIds } from './own-ids.tsx';
import { owner } from './people.ts';
import { Part, State } from './specimen.tsx';
import { World } from './world.tsx';

const { sample, talk } = galleryCopy;
const nothing = () => undefined;
const FACTS = { 'first name': sample.customer.split(' ')[0] ?? '', job: sample.job, 'my name': owner.name };

/** What a business writes again and again: beside a message, and in its settings. */
export const RepliesInTalk = () => (
  <>
    <Part name="InsertReplyButton">
      <State of="normal">
        <InsertReplyButton open={nothing} />
      </State>
    </Part>
    <Part name="ChooseReply">
      <State of="normal">
        <Choosing replies={galleryReplies} />
      </State>
      <State of="empty">
        <Choosing replies={[]} />
      </State>
    </Part>
    <Part name="ReplyList, EditReply, RemoveReply">
      <State of="normal">
        <Kept replies={galleryReplies} />
      </State>
      <State of="empty">
        <Kept replies={[]} />
      </State>
    </Part>
  </>
);

type Given = { replies: readonly SavedReply[] };

const Choosing = ({ replies }: Given) => (
  <Opener label={savedRepliesCopy.open}>
    {({ isOpen, onClose }) =>
      isOpen && (
        <World who={owner} answers={{ savedReplies: { replies: [...replies] } }}>
          <ChooseReply facts={FACTS} text={talk.typed} onInsert={onClose} onClose={onClose} />
        </World>
      )
    }
  </Opener>
);

const Kept = ({ replies }: Given) => (
  <World who={owner}>
    <OwnIds>
      <ReplyList replies={replies} />
    </OwnIds>
  </World>
);
