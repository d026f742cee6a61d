import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import type { useList } from '../../marketplace/dashboard/use-list.ts';
import { LiveFrame } from '../../marketplace/live/live-frame.tsx';
import { LiveRow } from '../../marketplace/live/live-row.tsx';
import type { Row } from '../../marketplace/live/live-rows.ts';
import type { LiveList } from '../../marketplace/live/use-live-rows.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { LeadCard } from './lead-card.tsx';
import { LeadLine } from './lead-line.tsx';

type LeadRow = Row<Lead>;
type SideBySideProps = {
  list: ReturnType<typeof useList<Lead>>;
  live: LiveList<Lead>;
  rows: readonly LeadRow[];
};

/** The list left, the chosen lead right; up and down go through the list. */
export function SideBySide({ list, live, rows }: SideBySideProps) {
  const { chosen, choose } = useChosen(rows);
  return (
    <LiveFrame live={live} className={COLUMNS}>
      {(onNews) => (
        <>
          <div className="grid gap-4">
            <Lines rows={rows} chosen={chosen} choose={choose} fresh={live.fresh} />
            <Further list={list} />
          </div>
          {chosen && (
            <div className="sticky top-4 grid" key={chosen.id}>
              <LiveRow row={chosen} live={live} onNews={onNews}>
                <LeadCard lead={chosen.item} isNew={live.fresh.has(chosen.id)} />
              </LiveRow>
            </div>
          )}
          {/* Of those that are not looked at it is said as well. */}
          <LeftElsewhere rows={rows} chosen={chosen} live={live} onNews={onNews} />
        </>
      )}
    </LiveFrame>
  );
}

const COLUMNS = 'grid grid-cols-[minmax(18rem,24rem)_1fr] items-start gap-6';

/** The chosen one stays chosen whatever comes in; when it goes, the one in its place takes over. */
function useChosen(rows: readonly LeadRow[]) {
  const [choice, setChoice] = useState({ id: rows[0]?.id, place: 0 });
  const place = rows.findIndex(({ id }) => id === choice.id);
  const now = place === -1 ? Math.min(choice.place, rows.length - 1) : place;
  const chosen = rows[now];
  if (chosen && (choice.id !== chosen.id || choice.place !== now)) setChoice({ id: chosen.id, place: now });
  const choose = (row: LeadRow) => setChoice({ id: row.id, place: rows.indexOf(row) });
  return { chosen, choose };
}

type LeftElsewhereProps = Pick<SideBySideProps, 'rows' | 'live'> & {
  chosen: LeadRow | undefined;
  onNews: (sentence: string) => void;
};

function LeftElsewhere({ rows, chosen, live, onNews }: LeftElsewhereProps) {
  const left = rows.filter((row) => row.hasLeft && row.id !== chosen?.id).at(-1);
  const sentence = left && live.words?.hasLeft(left.item).sentence;
  useEffect(() => {
    if (sentence) onNews(sentence);
  }, [sentence, onNews]);
  return null;
}

type LinesProps = {
  rows: readonly LeadRow[];
  chosen: LeadRow | undefined;
  choose: (row: LeadRow) => void;
  fresh: ReadonlySet<string>;
};

function Lines({ rows, chosen, choose, fresh }: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const goWithKeys = (event: KeyboardEvent) => {
    const place = chosen ? placeAfter(event.key, rows.indexOf(chosen), rows.length) : null;
    const row = place === null ? undefined : rows[place];
    if (!row) return;
    event.preventDefault();
    choose(row);
    list.current?.querySelectorAll('button')[place ?? 0]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <ul ref={list} aria-label={leadsCopy.listLabel} className="grid gap-2" onKeyDown={goWithKeys}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id} className="grid min-w-0 outline-none">
          <LeadLine
            lead={row.item}
            isNew={fresh.has(row.id)}
            hasLeft={row.hasLeft}
            isChosen={row === chosen}
            onChoose={() => choose(row)}
          />
        </li>
      ))}
    </ul>
  );
}

function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

function Further({ list }: Pick<SideBySideProps, 'list'>) {
  const retry = list.isFetchNextPageError ? list.fetchNextPage : list.refetch;
  return (
    <>
      {list.isError && (
        <Failed onTryAgain={() => void retry()} isBusy={list.isFetching}>
          {failureSentence(list.error)}
        </Failed>
      )}
      {list.hasNextPage && !list.isError && (
        <Button onClick={() => void list.fetchNextPage()} isBusy={list.isFetchingNextPage}>
          {uiCopy.loadMore}
        </Button>
      )}
    </>
  );
}
