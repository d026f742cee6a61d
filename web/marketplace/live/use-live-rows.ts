import { useState, useSyncExternalStore } from 'react';
import type { LiveWords } from './live-words.ts';
import { afterReading, letIn, type LiveRows, rowsOf, withoutRow } from './live-rows.ts';
import { actsVersion, isActedOn, onActs, wasChangedHere } from './own-acts.ts';

type ListRead<Item> = {
  data: readonly Item[] | undefined;
  dataUpdatedAt: number;
  isFetching: boolean;
  hasNextPage?: boolean;
};

type Seen<Item> = { data: readonly Item[]; readAt: number; acts: number; live: LiveRows<Item> };

/**
 * A list while somebody looks at it: what others do takes nothing away without a word and pushes nothing aside. It
 * begins with what is shown when the tab has been opened and read.
 */
export function useLiveRows<Item extends { id: string }>(list: ListRead<Item>, words: LiveWords<Item>) {
  const acts = useSyncExternalStore(onActs, actsVersion, () => 0);
  const [seen, setSeen] = useState<Seen<Item> | null>(null);
  const [isBegun, setBegun] = useState(false);
  const { data, dataUpdatedAt: readAt } = list;
  if (data && !isBegun && !list.isFetching) setBegun(true);
  if (data && (seen?.data !== data || seen.acts !== acts)) {
    const live =
      seen && isBegun ? afterReading(seen.live, readOf(list, data, { words, seen })) : rowsOf(data);
    setSeen({ data, readAt, acts, live });
  }
  const change = (how: (live: LiveRows<Item>) => LiveRows<Item>) =>
    setSeen((before) => before && { ...before, live: how(before.live) });
  const live = seen?.live ?? NOTHING;
  return {
    words,
    rows: data && seen ? seen.live.rows : undefined,
    fresh: live.fresh,
    waiting: live.waiting.length,
    /** The latest that has come, for those who listen. */
    newest: data?.find(({ id }) => live.fresh.has(id)),
    letIn: () => change((before) => letIn(before, data ?? [])),
    putAway: (id: string) => change((before) => withoutRow(before, (row) => row.id === id)),
    putAllAway: () => change((before) => withoutRow(before, (row) => row.hasLeft)),
  };
}

export type LiveList<Item extends { id: string }> = ReturnType<typeof useLiveRows<Item>>;

const NOTHING = { rows: [], waiting: [], fresh: new Set<string>() };

type Since<Item> = { words: LiveWords<Item>; seen: Seen<Item> };

const readOf = <Item>(list: ListRead<Item>, items: readonly Item[], { words, seen }: Since<Item>) => ({
  items,
  hasMore: list.hasNextPage ?? false,
  isOwnDoing: (item: Item) => wasChangedHere(words.idsOf(item), seen.readAt),
  isActedOn: (item: Item) => isActedOn(words.idsOf(item)),
});
