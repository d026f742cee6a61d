import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenConversation, StreamItem } from '../../../contract/conversations.ts';
import type { ApiClient } from '../../api-client.ts';
import { useRouterContext } from '../../router-context.ts';
import { useFailureLogged } from '../dashboard/log-failure.ts';
import { useSignInWhenRefused } from '../dashboard/use-sign-in-again.ts';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { FRESH_MS } from '../live/lists.ts';

/** A conversation as far as it was read here; `opensAt` is the first message that was unread when it was opened. */
export type Stream = OpenConversation & { opensAt: string | null };

const keyOf = (leadId: string) => ['messages', leadId, 'stream'];

/**
 * The stream of a lead. It is opened at the first unread message; each later reading asks only for what came after the
 * last item, since what was said does not change. Earlier items come page by page.
 */
export function useStream(leadId: string) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(leadId),
    queryFn: () => readOn(api, leadId, () => queryClient.getQueryData<Stream>(keyOf(leadId))),
    retry: false,
    staleTime: FRESH_MS,
  });
  useSignInWhenRefused(query.error);
  useFailureLogged('conversation', query.error);
  return { ...query, older: useOlder(leadId, query.data) };
}

async function readOn(api: ApiClient, leadId: string, known: () => Stream | undefined): Promise<Stream> {
  const params = { id: leadId };
  const before = known();
  if (before?.newer) {
    const after = await api.conversation({ params, query: { after: before.newer } });
    // An older page may have come meanwhile.
    const now = known() ?? before;
    if (isMaskedAlike(before, after))
      return { ...after, items: together(now.items, after.items), older: now.older, opensAt: now.opensAt };
  }
  const opened = await api.conversation({ params, query: { from: 'unread' } });
  return { ...opened, opensAt: before ? before.opensAt : opened.firstUnreadId };
}

/** With a number that was released meanwhile, every message may read otherwise. */
const isMaskedAlike = (before: OpenConversation, after: OpenConversation) =>
  JSON.stringify(before.hides) === JSON.stringify(after.hides);

function together(some: readonly StreamItem[], more: readonly StreamItem[]): StreamItem[] {
  const known = new Set(some.map(({ id }) => id));
  return [...some, ...more.filter(({ id }) => !known.has(id))];
}

/** The page before the first item that is here. */
function useOlder(leadId: string, stream: Stream | undefined) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const [isFetching, setFetching] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Scrolling asks more often than the page is drawn.
  const fetchMore = useOneAtATime(async () => {
    if (!stream?.older) return;
    setFetching(true);
    setError(null);
    try {
      const page = await api.conversation({ params: { id: leadId }, query: { before: stream.older } });
      prepend(queryClient, leadId, page);
    } catch (failure) {
      setError(failure);
    }
    setFetching(false);
  });
  return { hasMore: Boolean(stream?.older), isFetching, error, fetchMore };
}

const prepend = (queryClient: QueryClient, leadId: string, page: OpenConversation) =>
  queryClient.setQueryData<Stream>(
    keyOf(leadId),
    (now) => now && { ...now, items: together(page.items, now.items), older: page.older },
  );

/** What is read here is read at once; the server's own count follows. */
export const noteRead = (queryClient: QueryClient, leadId: string) =>
  queryClient.setQueryData<Stream>(keyOf(leadId), (now) => now && { ...now, unread: 0, firstUnreadId: null });

/** What is reported here is seen as reported at once: what was said is not read again. */
export const noteReported = (queryClient: QueryClient, { leadId, id }: { leadId: string; id: string }) =>
  queryClient.setQueryData<Stream>(
    keyOf(leadId),
    (now) =>
      now && {
        ...now,
        items: now.items.map((item) =>
          item.type === 'message' && item.id === id ? { ...item, is_reported: true } : item,
        ),
      },
  );
