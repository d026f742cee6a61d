import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { keepFocus } from '../../ui/dialogs/keep-focus.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import type { DashboardSearch } from '../dashboard/dashboard-search.ts';
import { OneFailure } from '../dashboard/one-failure.tsx';
import { lateNews } from './late-news.ts';
import type { Row } from './live-rows.ts';
import type { Whereabouts } from './live-words.ts';
import { type Held, RowContext } from './row-context.ts';
import { Steady } from './steady.tsx';
import type { LiveList } from './use-live-rows.ts';

type LiveRowProps<Item extends { id: string }> = {
  row: Row<Item>;
  live: LiveList<Item>;
  /** Hears what has become of it, for those who listen. */
  onNews: (sentence: string) => void;
  children: ReactNode;
};

/** A record's card; when the record has left the list, what has become of it, in the card's place. */
export function LiveRow<Item extends { id: string }>({ row, live, onNews, children }: LiveRowProps<Item>) {
  const late = lateNews();
  useSought(row.id, row.item);
  const news = useWhereabouts(row, live);
  const around = useContext(RowContext);
  const { holds, hold } = useHolds(row.id, news !== null);
  const putAway = usePutAway(row, live);
  const seeInstead = useInstead(news, live, putAway);
  const state = useMemo(
    () => (news || !around ? { news, hold, putAway, seeInstead } : { ...around, hold }),
    [news, around, hold, putAway, seeInstead],
  );
  useToldOnce({ row, live, news, isHeld: holds.seen + holds.behind > 0 });
  const isSeen = !news || holds.seen > 0;
  useEffect(() => {
    if (news) onNews(news.sentence);
  }, [news, onNews]);
  const left = live.rows?.filter(({ hasLeft }) => hasLeft).length ?? 0;
  return (
    <RowContext value={state}>
      <Steady row={row.id} className="grid min-w-0 outline-none">
        {(isSeen || holds.behind > 0) && (
          // An open question of the card stays in front; the card itself is gone unless somebody writes in it.
          <div hidden={!isSeen} className="grid min-w-0 *:content-start">
            <OneFailure>{children}</OneFailure>
          </div>
        )}
        {news && !isSeen && late && live.words && (
          <late.LeftNotice
            title={live.words.titleOf(row.item)}
            news={news}
            drafts={live.words.draftsOf(row.item)}
            seeInstead={seeInstead}
            onClose={putAway}
            onCloseAll={left > 1 ? () => tidy(live.putAllAway) : undefined}
          />
        )}
      </Steady>
    </RowContext>
  );
}

type ToldOnce<Item extends { id: string }> = Pick<LiveRowProps<Item>, 'row' | 'live'> & {
  news: Whereabouts | null;
  isHeld: boolean;
};

/** News that another notice of the list tells already, or the record that has come in its place, needs no notice of its own. */
function useToldOnce<Item extends { id: string }>({ row, live, news, isHeld }: ToldOnce<Item>) {
  const queryClient = useQueryClient();
  const told = news && (news.about ?? news.sentence);
  const latest = useLatest(live);
  // A notice further down looks again when one above it has its answer.
  useEffect(() => {
    if (told) latest.current.lookAgain();
  }, [told, latest]);
  useEffect(() => {
    if (!news || isHeld) return;
    const rows = live.rows ?? [];
    const above = rows
      .slice(
        0,
        rows.findIndex(({ id }) => id === row.id),
      )
      .filter(({ hasLeft }) => hasLeft);
    const isTold = above.some(({ id }) => {
      const other = queryClient.getQueryData<Whereabouts>(whereaboutsKey(id));
      return other && (other.about ?? other.sentence) === told;
    });
    if (isTold || rows.some(({ id, hasLeft }) => id === news.instead && !hasLeft)) live.putAway(row.id);
  });
}

/** Shows what has taken the place of a record that has left, and puts the news away. */
function useInstead<Item extends { id: string }>(
  news: Whereabouts | null,
  live: LiveList<Item>,
  putAway: () => void,
) {
  const latest = useLatest(live);
  const id = news?.instead;
  return useMemo(
    () =>
      id === undefined
        ? undefined
        : () => {
            latest.current.letIn();
            putAway();
            // Once the question in front of it is gone.
            setTimeout(() => showRow(id), SHOWN_AFTER_MS);
          },
    [id, latest, putAway],
  );
}

const SHOWN_AFTER_MS = 50;

function showRow(id: string): void {
  const place = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!place) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

/** The button goes with the notice: reading goes on at the content. */
const tidy = (putAway: () => void) => {
  document.getElementById('content')?.focus({ preventScroll: true });
  putAway();
};

function usePutAway<Item extends { id: string }>({ id }: Row<Item>, live: LiveList<Item>) {
  const latest = useLatest(live);
  return useCallback(() => tidy(() => latest.current.putAway(id)), [latest, id]);
}

/**
 * How many questions and forms of the card are open; a card around it stays for them as well. When the last one of a
 * card that has gone is closed, one reads on here.
 */
function useHolds(id: string, isGone: boolean) {
  const [holds, setHolds] = useState(NONE);
  const holdAround = useContext(RowContext)?.hold;
  const hold = useCallback(
    (how: Held) => {
      const letGo = holdAround?.(how);
      setHolds((before) => ({ ...before, [how]: before[how] + 1 }));
      return () => {
        letGo?.();
        setHolds((before) => ({ ...before, [how]: before[how] - 1 }));
      };
    },
    [holdAround],
  );
  const isHeld = holds.behind + holds.seen > 0;
  const wasHeld = useRef(false);
  useEffect(() => {
    const isLetGo = wasHeld.current && !isHeld;
    wasHeld.current = isHeld;
    if (isLetGo && isGone) keepFocus(() => document.querySelector(`[data-row="${id}"]`));
  }, [isHeld, id, isGone]);
  return { holds, hold };
}

const NONE: Record<Held, number> = { behind: 0, seen: 0 };

const whereaboutsKey = (id: string) => ['whereabouts', id];

/** What has become of a record that has left; asked once, and said generally where it cannot be told. */
function useWhereabouts<Item extends { id: string }>(
  { id, item, hasLeft }: Row<Item>,
  { words }: LiveList<Item>,
) {
  const { api } = useRouterContext();
  const asked = useQuery({
    queryKey: whereaboutsKey(id),
    queryFn: words ? () => words.whereIs(api, item) : skipToken,
    enabled: hasLeft,
    gcTime: 0,
  });
  if (!hasLeft || !words) return null;
  if (asked.data) return asked.data;
  return asked.isError ? words.hasLeft(item) : null;
}

/** The record that the address names comes into view, once, and one reads on there. */
function useSought(id: string, item: object): void {
  const { at }: DashboardSearch = useSearch({ strict: false });
  const isSought = at !== undefined && (id === at || ('jobId' in item && item.jobId === at));
  useEffect(() => {
    const place = isSought && document.querySelector<HTMLElement>(`[data-row="${id}"]`);
    if (!place) return;
    place.tabIndex = -1;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [isSought, id]);
}
