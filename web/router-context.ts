import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { PageRequest } from '../contract/page.ts';
import type { ApiClient } from './api-client.ts';

/** What every page knows about the place it runs in; the server says it once, hydration keeps it. */
export type Site = Pick<PageRequest, 'platform' | 'appUrl' | 'now' | 'isPhone'>;

/** What loaders, heads and guards of every route are given. */
export type RouterContext = { queryClient: QueryClient; api: ApiClient; site: Site };

/** The same in a component; unlike a route's context it is there on the error page too. */
export const useRouterContext = (): RouterContext => useRouter().options.context;
