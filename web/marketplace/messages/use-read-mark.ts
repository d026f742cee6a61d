import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { useSession } from '../accounts/session.ts';
import { reload } from '../live/lists.ts';
import { noteRead, type Stream } from './use-stream.ts';

type Read = { leadId: string; stream: Stream; isAtEnd: boolean };

/** Who looks at the end of a conversation has read it. An admin who looks as somebody leaves no trace. */
export function useReadMark({ leadId, stream, isAtEnd }: Read): void {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const isOwner = !useSession()?.isImpersonated;
  const isLookedAt = useIsLookedAt();
  const last = stream.items.findLast(({ type }) => type === 'message')?.id;
  const isDue = isOwner && isAtEnd && isLookedAt && !stream.hasNewer && stream.unread > 0;
  useEffect(() => {
    if (!isDue || !last) return;
    api.markConversationRead({ params: { id: leadId }, body: { read_up_to: last } }).then(
      () => {
        noteRead(queryClient, leadId);
        void reload(queryClient, ['messages']);
      },
      // It is read again with the next message, or when somebody comes back.
      () => undefined,
    );
  }, [isDue, last, leadId, api, queryClient]);
}

function useIsLookedAt(): boolean {
  const [isLookedAt, setLookedAt] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isLookedAt;
}
