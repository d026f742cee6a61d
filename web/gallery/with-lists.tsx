import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ListName } from '../marketplace/live/lists.ts';

type Stocked = readonly [key: readonly [ListName, ...string[]], items: readonly unknown[]];

/** Longer than anybody looks at the gallery. */
const FRESH = 365 * 24 * 60 * 60 * 1000;

/** What is inside finds these lists already read, and asks no server for them. */
export function WithLists({ lists, children }: { lists: readonly Stocked[]; children: ReactNode }) {
  const [client] = useState(() => {
    const stocked = new QueryClient();
    const updatedAt = Date.now() + FRESH;
    for (const [key, items] of lists)
      stocked.setQueryData(key, { pages: [{ items, next: null }], pageParams: [''] }, { updatedAt });
    return stocked;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
