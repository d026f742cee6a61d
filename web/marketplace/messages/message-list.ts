import type { ApiClient } from '../../api-client.ts';
import { pagedList } from '../live/lists.ts';

/** The conversation about a lead, newest first, as the server pages it. */
export const messagesList = (api: ApiClient, leadId: string) =>
  pagedList(['messages', leadId], async (cursor) => {
    const { messages, next, hides } = await api.leadMessages({ params: { id: leadId }, query: { cursor } });
    return { items: messages, next, hides };
  });
