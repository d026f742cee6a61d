import { CONVERSATION_FILTERS, type ConversationFilter } from '../../../contract/words.ts';

export type { ConversationFilter };

export const isFilter = (value: unknown): value is ConversationFilter =>
  CONVERSATION_FILTERS.some((known) => known === value);

/** Which conversations are listed, and which one is open. */
export type ConversationsAsked = {
  show?: ConversationFilter | undefined;
  job?: string | undefined;
  lead?: string | undefined;
};

export function conversationsAddress({ show, job, lead }: ConversationsAsked): string {
  const asked = Object.entries({ show, job, lead }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `/dashboard?${new URLSearchParams([['tab', 'messages'], ...asked])}`;
}
