import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchLateNews } from './late-news.ts';
import type { LiveWords } from './live-words.ts';
import { type LiveRows, rowsOf, withoutRow } from './live-rows.ts';
import { actsVersion, isActedOn, onActs, wasChangedHere } from './own-acts.ts';

type ListRead<Item> = {
  data: readonly Item[] | undefined;
  dataUpdatedAt: number;
  isFetching: boolean;
  hasNextPage?: boolean;
};

type Seen<Item> = { data: readonly Item[]; readAt: number; acts: number; live: LiveRows<Item> };

/** What the list says of its records, as a chunk of its own. */
export type LateWords<Item> = () => Promise<LiveWords<Item>>;

/**
 * A list while somebody looks at it: what others do takes nothing away without a word and pushes nothing aside. It
 * begins with what is shown when the tab has been opened and read. What it needs for the first change is fetched then,
 * and the rows stay as they are until it is there.
 */
export function useLiveRows<Item extends { id: string }>(list: ListRead<Item>, lateWords: LateWords<Item>) {
  const acts = useSyncExternalStore(onActs, actsVersion, () => 0);
  const [seen, setSeen] = useState<Seen<Item> | null>(null);
  const [isBegun, setBegun] = useState(false);
  const { data, dataUpdatedAt: readAt } = list;
  if (data && !isBegun && !list.isFetching) setBegun(true);
  const isOther = data !== undefined && (seen?.data !== data || seen.acts !== acts);
  const news = useLate(isOther && isBegun && seen !== null, lateWords);
  const live = isOther ? liveNow(list, data, { news, seen: isBegun ? seen : null }) : undefined;
  if (data && live) setSeen({ data, readAt, acts, live });
  const change = (how: (live: LiveRows<Item>) => LiveRows<Item>) =>
    setSeen((before) => before && { ...before, live: how(before.live) });
  const shown = seen?.live ?? NOTHING;
  return {
    /** There once something has come or gone. */
    words: news?.words,
    rows: data && seen ? seen.live.rows : undefined,
    fresh: shown.fresh,
    waiting: shown.waiting.length,
    /** The latest that has come, for those who listen. */
    newest: data?.find(({ id }) => shown.fresh.has(id)),
    letIn: () => change((before) => news?.letIn(before, data ?? []) ?? before),
    putAway: (id: string) => change((before) => withoutRow(before, (row) => row.id === id)),
    /** What another row tells may be other than before. */
    lookAgain: () => change((before) => ({ ...before })),
    putAllAway: () => change((before) => withoutRow(before, (row) => row.hasLeft)),
  };
}

export type LiveList<Item extends { id: string }> = ReturnType<typeof useLiveRows<Item>>;

const NOTHING = { rows: [], waiting: [], fresh: new Set<string>() };

type News<Item> = Awaited<ReturnType<typeof fetchLateNews>> & { words: LiveWords<Item> };

/** Fetched when it is first needed, and again when it did not come; null meanwhile. */
function useLate<Item>(isNeeded: boolean, lateWords: LateWords<Item>): News<Item> | null | undefined {
  const [news, setNews] = useState<News<Item> | null>();
  const isWanted = isNeeded && !news;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([fetchLateNews(), lateWords()]).then(
      ([late, words]) => setNews({ ...late, words }),
      () => setNews(null),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the words are the same however often they are named
  }, [isWanted]);
  return news;
}

type Since<Item> = { news: News<Item> | null | undefined; seen: Seen<Item> | null };

/** The rows as they are now; undefined as long as it takes to fetch what tells of a change, and plain where it did not come. */
function liveNow<Item extends { id: string }>(
  list: ListRead<Item>,
  items: readonly Item[],
  { news, seen }: Since<Item>,
): LiveRows<Item> | undefined {
  if (!seen || news === null) return rowsOf(items);
  return news?.afterReading(seen.live, readOf(list, items, { words: news.words, readAt: seen.readAt }));
}

const readOf = <Item>(
  list: ListRead<Item>,
  items: readonly Item[],
  { words, readAt }: { words: LiveWords<Item>; readAt: number },
) => ({
  items,
  hasMore: list.hasNextPage ?? false,
  isOwnDoing: (item: Item) => wasChangedHere(words.idsOf(item), readAt),
  isActedOn: (item: Item) => isActedOn(words.idsOf(item)),
});
