import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { PageRequest } from '../contract/page.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRequest };
  }
}

/** What the server passed in with the page that is being rendered; nothing in the browser. */
export const pageRequest = createIsomorphicFn()
  .server((): PageRequest | undefined => getGlobalStartContext())
  .client((): PageRequest | undefined => undefined);
