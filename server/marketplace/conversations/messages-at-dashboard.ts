import { COUNTED_TO } from '../../../contract/counted.ts';
import type { SaysAtDashboard } from '../dashboard-part.ts';
import { unreadConversations } from './conversation.queries.ts';

/** Conversations with something unread. They stay so until they are read, so a look at the tab has no moment to say. */
export const messagesAtDashboard: SaysAtDashboard = async (db, { actor }) => {
  const { conversations } = await unreadConversations(db, actor, COUNTED_TO);
  return {
    tabs: { messages: { count: conversations, newest: null } },
    waits: { 'unread-messages': conversations },
  };
};
