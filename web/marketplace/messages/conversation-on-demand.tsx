import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ConversationProps } from './conversation.tsx';

const Conversation = lazy(async () => ({ default: (await import('./conversation.tsx')).Conversation }));

/** A conversation, fetched when somebody opens it: a list of cards shows none at first. */
export const ConversationOnDemand = (conversation: ConversationProps) => (
  <Suspense fallback={<Skeleton />}>
    <Conversation {...conversation} />
  </Suspense>
);
