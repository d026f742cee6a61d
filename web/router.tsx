import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageRequest } from '../contract/page.ts';
import { createApi } from './api.ts';
import { keepSession, rememberDrawn } from './marketplace/accounts/session.ts';
import { pageRequest } from './page-request.ts';
import { queriesIn, sentQueries } from './query-wire.ts';
import { routeTree } from './routeTree.gen.ts';
import type { RouterContext, Site } from './router-context.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { shown } from './shown-session.ts';
import { focusHeading } from './ui/navigation/focus-heading.ts';

/** What the server says once, for hydration to keep. The queries go as JSON, which is what they were answered as. */
type SentAlong = { site: Site; queries: string };

/** One router per page request on the server, one per visit in the browser. */
export function getRouter() {
  const page = pageRequest();
  const queryClient = newQueryClient();
  const context: RouterContext = { queryClient, api: createApi(), site: siteOf(page) };
  const router = createRouter({
    routeTree,
    context,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // What stands there until a screen has come goes as soon as it has: the router would hold it for half a second.
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // Query decides what is fresh, not the router's own cache.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // An address with a scheme leads out of the house: it is followed for a payment alone (goToProvider), never from here.
    protocolAllowlist: [],
    hydrate: ({ site, queries }: SentAlong) => {
      context.site = site;
      queriesIn(queryClient, queries);
      rememberDrawn(queryClient);
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    ...(import.meta.env.SSR && { dehydrate: () => sentAlong(context) }),
    ...(page && { ssr: { nonce: page.nonce } }),
  });
  if (!import.meta.env.SSR) {
    shown.from = queryClient;
    router.subscribe('onRendered', focusOnArrival);
  }
  return router;
}

/** Every loader waits for what it asks for, so all of it is there when the page is sent: nothing has to be streamed. */
const sentAlong = ({ site, queryClient }: RouterContext): SentAlong => ({
  site,
  queries: sentQueries(queryClient),
});

/** Without it a click made offline waits in silence for the connection, instead of saying what is wrong. */
const SAID_OFFLINE = { networkMode: 'always' } as const;

/** The transport retries what may be repeated, so Query must not. */
function newQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        ...SAID_OFFLINE,
        retry: false,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Query takes it for needless once nothing waits for a connection. What failed without one comes with it.
        refetchOnReconnect: true,
      },
      mutations: SAID_OFFLINE,
    },
  });
  keepSession(queryClient);
  return queryClient;
}

/** In the browser these hold for the moment before hydration tells the server's own. */
const siteOf = (page: PageRequest | undefined): Site => ({
  platform: page?.platform ?? 'production',
  appUrl: page?.appUrl ?? '',
  now: page?.now ?? '',
  isPhone: page?.isPhone ?? false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    /** A query with `staysOnServer` is not sent along in the page: what the screen needs of it is loader data. */
    queryMeta: { staysOnServer?: true };
  }
}

type Turn = { fromLocation?: object | undefined; pathChanged: boolean };

/**
 * The page has turned without a load, and the link that was followed is gone: who listens or tabs is taken to the
 * page's heading. Not by a tab of the same page. Fields that come to be typed into take the focus a moment later.
 */
function focusOnArrival({ fromLocation, pathChanged }: Turn) {
  if (fromLocation && pathChanged) focusHeading();
}
