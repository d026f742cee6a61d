import {
  dehydrate,
  type DehydratedState,
  hashKey,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';

type Dehydrated = DehydratedState['queries'][number];
/** Of a query only what differs from one to the other: the rest was half of what a page without data carried. */
type Sent = Omit<Dehydrated, 'state' | 'queryHash' | 'dehydratedAt'> & { data: unknown; at: number };

/** What all answered queries have alike. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const;

/** The answered queries of a page, as JSON, which is what they were answered as. */
export function sentQueries(queryClient: QueryClient): string {
  const shouldDehydrateQuery = ({ state, meta }: Query) =>
    state.status === 'success' && meta?.staysOnServer !== true;
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery });
  return JSON.stringify(
    queries.map((query): Sent => {
      const { state, queryHash: _, dehydratedAt: __, ...rest } = query;
      return { ...rest, data: state.data, at: state.dataUpdatedAt };
    }),
  );
}

/** Puts them into the cache of the browser. */
export function queriesIn(queryClient: QueryClient, sent: string): void {
  const queries = (JSON.parse(sent) as Sent[]).map(
    ({ data, at, ...rest }): Dehydrated => ({
      ...rest,
      queryHash: hashKey(rest.queryKey),
      dehydratedAt: at,
      state: { ...ANSWERED, data, dataUpdatedAt: at },
    }),
  );
  hydrate(queryClient, { mutations: [], queries });
}
