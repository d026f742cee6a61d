import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { unreachable } from '../../unreachable.ts';
import { useRouterContext } from '../../router-context.ts';
import { catalogueQuery } from './catalogue.ts';

/**
 * The categories, on a page whose HTML does not contain them: available at once on the server and after navigation;
 * otherwise the part that needs them keeps the server's HTML until they are loaded.
 */
export function useCatalogue(): WorkCategory[] {
  const { queryClient, api } = useRouterContext();
  const known = queryClient.getQueryData<WorkCategory[]>(catalogueQuery(api).queryKey);
  return use(known ? atOnce(known) : askedOnce(queryClient, api));
}

/**
 * What is there already, for `use`. React runs a part that waited again from where it stopped, and counts on finding
 * the same hooks in it: whether there is something to wait for may not decide whether `use` is called.
 */
const atOnce = (known: WorkCategory[]) =>
  Object.assign(Promise.resolve(known), { status: 'fulfilled', value: known });

/** React wants the same promise at every try. One that failed stays: who tries again finds the answer in the cache. */
let asked: Promise<WorkCategory[]> | undefined;

export function askedOnce(queryClient: QueryClient, api: ApiClient): Promise<WorkCategory[]> {
  asked ??= askPatiently(queryClient, api);
  return asked;
}

const PATIENCE_MS = 20_000;

/**
 * The page is there and waits: a line that comes and goes is waited for, and one that says nothing at all for a while
 * only. Whatever went wrong, it is told as a server that could not be reached.
 */
export async function askPatiently(queryClient: QueryClient, api: ApiClient): Promise<WorkCategory[]> {
  const list = catalogueQuery(api);
  const asking = queryClient.query({ ...list, retry: 3 });
  const silence = setTimeout(() => void queryClient.cancelQueries({ queryKey: list.queryKey }), PATIENCE_MS);
  return asking
    .catch((error: unknown) => {
      if (error instanceof ApiRefusal) throw error;
      return unreachable();
    })
    .finally(() => clearTimeout(silence));
}
