import { queryOptions } from '@tanstack/react-query';
import type { Conversation } from '../../../contract/conversations.ts';
import type { ApiClient } from '../../api-client.ts';
import { FRESH_MS, pagedList } from '../live/lists.ts';
import type { ConversationsAsked } from './conversation-address.ts';

/** As a list shows it: a conversation goes by the id of its lead. */
export type ConversationItem = Conversation & { id: string };

export const conversationsList = (api: ApiClient, { show, job }: ConversationsAsked) =>
  pagedList<ConversationItem>(['messages', 'list', show ?? '', job ?? ''], async (cursor) => {
    const { conversations, next } = await api.conversations({ query: { cursor, filter: show, job } });
    return { items: conversations.map((one) => ({ id: one.leadId, ...one })), next };
  });

/** How much the person has not read, over all conversations. */
export const unreadQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['messages', 'unread'],
    queryFn: () => api.unreadConversations(),
    retry: false,
    staleTime: FRESH_MS,
  });
