import type { QueryClient } from '@tanstack/react-query';

/** The cache that this page is drawn from; the transport of calls has no other way to it. None on the server. */
export const shown: { from?: QueryClient } = {};
