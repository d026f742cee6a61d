import { galleryCopy } from '../copy/gallery.copy.ts';
import { savedRepliesCopy } from '../copy/saved-replies.copy.ts';
import { InsertReplyButton } from '../marketplace/messages/insert-reply.tsx';
import { ChooseReply } from '../marketplace/saved-replies/choose-reply.tsx';
import { ReplyList } from '../marketplace/saved-replies/reply-list.tsx';
import type { Cards } from './cards.tsx';
import { behind } from './opener.tsx';
import { OwnIds } from './own-ids.tsx';
import { owner } from './people.ts';
import { savedReplies } from './samples.gen.ts';
import { type Answers, seenBy } from './world.tsx';

const { sample, talk } = galleryCopy;
const FACTS = { 'first name': sample.customer.split(' ')[0] ?? '', job: sample.job, 'my name': owner.name };
const NONE = { replies: [] };
const SEVERAL = {
  replies: [
    ...savedReplies.replies,
    { id: 'nameless', name: null, body: talk.typed },
    { id: 'long', name: talk.conversations.longest, body: sample.longDescription },
  ],
};

const choosing = (answer: Answers['savedReplies']) =>
  behind(savedRepliesCopy.open, (onClose) =>
    seenBy(owner, <ChooseReply facts={FACTS} text={talk.typed} onInsert={onClose} onClose={onClose} />, {
      answers: { savedReplies: answer },
    }),
  );

const kept = ({ replies }: NonNullable<Answers['savedReplies']>) =>
  seenBy(
    owner,
    <OwnIds>
      <ReplyList replies={replies} />
    </OwnIds>,
  );

/** What a business writes again and again: beside a message, and in its settings. */
export const repliesInTalk: Cards = {
  InsertReplyButton: { normal: <InsertReplyButton open={() => undefined} /> },
  ChooseReply: { normal: choosing(SEVERAL), empty: choosing(NONE) },
  'ReplyList, EditReply, RemoveReply': { normal: kept(SEVERAL), empty: kept(NONE) },
};
