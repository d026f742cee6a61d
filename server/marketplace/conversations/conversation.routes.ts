import type { conversationRoutes } from '../../../contract/conversations.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { archiveConversation } from './actions/archive-conversation.ts';
import { markConversationRead } from './actions/mark-conversation-read.ts';
import { unreadConversations } from './conversation.queries.ts';
import { listConversations, readConversation } from './conversation-lists.ts';

export const conversationHandlers = (market: Market): Handlers<typeof conversationRoutes> => ({
  conversations: ({ query }, { request }) => listConversations(market, signedIn(request), query),
  unreadConversations: (_, { request }) => unreadConversations(market.db, signedIn(request)),
  conversation: ({ params, query }, { request }) =>
    readConversation(market, signedIn(request), { leadId: params.id, ...query }),
  markConversationRead: ({ params, body }, { request }) =>
    perform(market, markConversationRead, {
      actor: signedIn(request),
      input: { leadId: params.id, readUpTo: body.read_up_to },
    }),
  archiveConversation: ({ params, body }, { request }) =>
    perform(market, archiveConversation, {
      actor: signedIn(request),
      input: { leadId: params.id, isArchived: body.is_archived },
    }),
});
