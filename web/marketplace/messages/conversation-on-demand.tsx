import { ArrivingPart } from '../../ui/arriving-part.tsx';
import type { ConversationProps } from './conversation.tsx';

const fetchConversation = () => import('./conversation.tsx');

/** A conversation, fetched when somebody opens it: a list of cards shows none at first. */
export const ConversationOnDemand = (conversation: ConversationProps) => (
  <ArrivingPart load={fetchConversation} lines={3}>
    {({ Conversation }) => <Conversation {...conversation} />}
  </ArrivingPart>
);
