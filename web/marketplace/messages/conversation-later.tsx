import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import type { ConversationProps } from './conversation.tsx';

const CONVERSATION = part(() => import('./conversation.tsx'));

/** A conversation, fetched when somebody opens it: a list of cards shows none at first. */
export const ConversationLater = (conversation: ConversationProps) => (
  <Later part={CONVERSATION} pending={<Skeleton lines={3} />}>
    {({ Conversation }) => <Conversation {...conversation} />}
  </Later>
);
