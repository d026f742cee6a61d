import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import type { ApiClient } from '../../api-client.ts';
import { useRouterContext } from '../../router-context.ts';
import { catalogueQuery } from './catalogue.ts';

/**
 * The categories, on a page that does not carry them along: there at once where the page is drawn or come to, and
 * otherwise the part that needs them stays as the server drew it until they have been fetched (decision 210).
 */
export function useCatalogue(): WorkCategory[] {
  const { queryClient, api } = useRouterContext();
  return queryClient.getQueryData(catalogueQuery(api).queryKey) ?? use(askedOnce(queryClient, api));
}

/** React wants the same promise at every try. One that failed stays: whoever tries again comes by the page's loader. */
let asked: Promise<WorkCategory[]> | undefined;

function askedOnce(queryClient: QueryClient, api: ApiClient): Promise<WorkCategory[]> {
  // The page is there and waits: a line that comes and goes is waited for.
  asked ??= queryClient.query({ ...catalogueQuery(api), retry: 3 });
  return asked;
}
