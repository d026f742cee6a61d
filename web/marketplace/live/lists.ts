import { infiniteQueryOptions, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { LiveList } from '../../../contract/events.ts';
import type { Hides } from '../../../contract/leads.ts';

/**
 * The lists of the dashboards, by the first word of their query keys; `agreed` is what came up after an agreement, `ownJob`
 * is one that is being changed, `savedReplies`, `quoteTemplates` and `workPictures` are those of a business, `admin` are all
 * of the admin area.
 */
export type ListName =
  | 'leads'
  | 'quotes'
  | 'jobs'
  | 'responses'
  | 'messages'
  | 'visits'
  | 'agreed'
  | 'ownJob'
  | 'quoteTemplates'
  | 'savedReplies'
  | 'workPictures'
  | 'dashboard'
  | 'bell'
  | 'admin';

/** What is new, and the bell: everything that happens may change them. */
export const SHELL: readonly ListName[] = ['dashboard', 'bell'];

/** What the server calls by one name may stand in several lists here. */
export const LISTS_TOLD: Record<LiveList, readonly ListName[]> = {
  leads: ['leads', 'jobs', 'messages', ...SHELL],
  quotes: ['quotes', 'responses', 'jobs', ...SHELL],
  jobs: ['jobs', 'quotes', 'leads', 'responses', 'ownJob', 'agreed', ...SHELL],
  // Every card counts its messages.
  messages: ['messages', 'leads', 'quotes', 'jobs', 'responses', 'ownJob', ...SHELL],
  conversations: ['messages', ...SHELL],
  visits: ['visits', ...SHELL],
  dashboard: SHELL,
};

export const ALL_LISTS: readonly ListName[] = [...new Set(Object.values(LISTS_TOLD).flat())];

/**
 * Those on the screen are fetched again now, the others when they are next looked at. A further page that somebody asked
 * for comes first: fetching all again would throw it away. Where it fails, its list says so until it is asked for again.
 */
export async function reload(queryClient: QueryClient, names: readonly ListName[]): Promise<void> {
  const isNamed = ({ queryKey }: { queryKey: QueryKey }) => names.some((name) => name === queryKey[0]);
  const further = queryClient.getQueryCache().findAll({ predicate: isNamed }).filter(isGoingOn);
  await Promise.allSettled(further.map(async ({ promise }) => promise));
  const saysSo = (query: Query) => further.includes(query) && query.state.status === 'error';
  await queryClient.invalidateQueries({ predicate: isNamed, refetchType: 'none' });
  await queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => isNamed(query) && !saysSo(query),
  });
}

const isGoingOn = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/** `hides`: of a conversation, what the other side will not read. */
export type PageOf<Item> = { items: Item[]; next: string | null; hides?: Hides };

/** Between two tabs and back: what changes meanwhile is told. */
export const FRESH_MS = 10_000;

type ListKey = readonly [ListName, ...string[]];

/** A list that goes on where the server's `next` says; one page at first. */
export const pagedList = <Item>(queryKey: ListKey, ask: (cursor?: string) => Promise<PageOf<Item>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    // The transport retries what may be repeated.
    retry: false,
    staleTime: FRESH_MS,
  });
