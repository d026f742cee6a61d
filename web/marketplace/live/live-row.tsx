import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { OneFailure } from '../dashboard/one-failure.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { lateNews } from './late-news.ts';
import type { Row } from './live-rows.ts';
import { RowContext } from './row-context.ts';
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
  const news = useWhereabouts(row, live);
  const { holds, hold } = useHolds(row.id, news !== null);
  const state = useMemo(() => ({ news, hold }), [news, hold]);
  useEffect(() => {
    if (news) onNews(news.sentence);
  }, [news, onNews]);
  const left = live.rows?.filter(({ hasLeft }) => hasLeft).length ?? 0;
  return (
    <RowContext value={state}>
      <Steady row={row.id} className="grid min-w-0 outline-none">
        {(!news || holds > 0) && (
          // An open question of the card stays in front; the card itself is gone.
          <div hidden={news !== null} className="grid min-w-0 *:content-start">
            <OneFailure>{children}</OneFailure>
          </div>
        )}
        {news && late && live.words && (
          <late.LeftNotice
            title={live.words.titleOf(row.item)}
            news={news}
            drafts={live.words.draftsOf(row.item)}
            onClose={() => tidy(() => live.putAway(row.id))}
            onCloseAll={left > 1 ? () => tidy(live.putAllAway) : undefined}
          />
        )}
      </Steady>
    </RowContext>
  );
}

/** The button goes with the notice: reading goes on at the content. */
const tidy = (putAway: () => void) => {
  document.getElementById('content')?.focus({ preventScroll: true });
  putAway();
};

/** How many questions and forms of the card are open. When the last one of a card that has gone is closed, one reads on here. */
function useHolds(id: string, isGone: boolean) {
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const wasHeld = useRef(false);
  useEffect(() => {
    const isLetGo = wasHeld.current && holds === 0;
    wasHeld.current = holds > 0;
    if (isLetGo && isGone) keepFocus(() => document.querySelector(`[data-row="${id}"]`));
  }, [holds, id, isGone]);
  return { holds, hold };
}

/** What has become of a record that has left; asked once, and said generally where it cannot be told. */
function useWhereabouts<Item extends { id: string }>(
  { id, item, hasLeft }: Row<Item>,
  { words }: LiveList<Item>,
) {
  const { api } = useRouterContext();
  const asked = useQuery({
    queryKey: ['whereabouts', id],
    queryFn: words ? () => words.whereIs(api, item) : skipToken,
    enabled: hasLeft,
    gcTime: 0,
  });
  if (!hasLeft || !words) return null;
  if (asked.data) return asked.data;
  return asked.isError ? words.hasLeft(item) : null;
}
