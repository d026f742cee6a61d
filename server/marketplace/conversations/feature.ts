import { conversationRoutes } from '../../../contract/conversations.ts';
import { feature } from '../feature.ts';
import { archiveConversation } from './actions/archive-conversation.ts';
import { markConversationRead } from './actions/mark-conversation-read.ts';
import { conversationData } from './conversation.personal-data.ts';
import { conversationHandlers } from './conversation.routes.ts';

/** What two sides write about a lead, as each person has it: read marks, unread counts, archive. */
export const conversations = feature({
  name: 'conversations',
  calls: { routes: conversationRoutes, handlers: ({ market }) => conversationHandlers(market) },
  actions: { markConversationRead, archiveConversation },
  liveLists: ['conversations'],
  personalData: conversationData,
});
