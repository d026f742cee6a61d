import { savedRepliesCopy } from '../../copy/saved-replies.copy.ts';
import { Answered } from '../dashboard/answered.tsx';
import { ReplyList } from '../saved-replies/reply-list.tsx';
import { useSavedReplies } from '../saved-replies/saved-replies.ts';
import { PanelFrame } from './panel-frame.tsx';

/** What a business writes again and again, in the order in which its people find it beside a message. */
export function RepliesPanel() {
  return (
    <PanelFrame title={savedRepliesCopy.title}>
      <Answered query={useSavedReplies()} loading={savedRepliesCopy.loading}>
        {({ replies }) => <ReplyList replies={replies} />}
      </Answered>
    </PanelFrame>
  );
}
