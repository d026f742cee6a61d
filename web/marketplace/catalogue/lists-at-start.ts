import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import { areasQuery } from './areas.ts';
import { catalogueQuery } from './catalogue.ts';

type App = { queryClient: QueryClient; api: ApiClient };

/**
 * Trades and places, once a visit; what a page has asked for already is not asked for again. Of a failure
 * nothing is left: who needs the list asks again, and says so.
 */
export function fetchLists({ queryClient, api }: App): void {
  void fetchOnce(queryClient, catalogueQuery(api));
  void fetchOnce(queryClient, areasQuery(api));
}

async function fetchOnce<T, K extends QueryKey>(
  queryClient: QueryClient,
  list: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  await queryClient.prefetchQuery(list);
  queryClient.removeQueries({ queryKey: list.queryKey, type: 'inactive', predicate: hasFailed });
}

const hasFailed = ({ state }: Query) => state.status === 'error';
