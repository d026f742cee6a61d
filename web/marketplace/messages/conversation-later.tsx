import { Later } from '../../ui/later.tsx';
import { part } from '../../ui/part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ConversationProps } from './conversation.tsx';

const CONVERSATION = part(() => import('./conversation.tsx'));

/** A conversation, fetched when somebody opens it: a list of cards shows none at first. */
export const ConversationLater = (conversation: ConversationProps) => (
  <Later part={CONVERSATION} pending={<Skeleton lines={3} />}>
    {({ Conversation }) => <Conversation {...conversation} />}
  </Later>
);
