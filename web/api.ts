import { createIsomorphicFn } from '@tanstack/react-start';
import type { ApiClient } from './api-client.ts';
import { clientInProcess } from './api-in-process.ts';
import { overFetch } from './over-fetch.ts';

/** One API, two ways in: over fetch from the browser, in process while the server renders a page. */
export const createApi = createIsomorphicFn()
  .server((): ApiClient => clientInProcess())
  .client((): ApiClient => clientOnDemand());

type AnyCall = (given: never) => Promise<unknown>;

/** Loaded with the first call: most visitors read a page that the server has drawn, and call nothing. */
const clientOnDemand = (): ApiClient =>
  new Proxy({} as ApiClient, {
    get: (_none, name) => async (given: never) => {
      const { clientOverFetch } = await overFetch();
      return (clientOverFetch as Record<PropertyKey, AnyCall>)[name]?.(given);
    },
  });
