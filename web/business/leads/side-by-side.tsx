import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import type { useList } from '../../marketplace/dashboard/use-list.ts';
import { LiveFrame } from '../../marketplace/live/live-frame.tsx';
import { LiveRow } from '../../marketplace/live/live-row.tsx';
import type { Row } from '../../marketplace/live/live-rows.ts';
import type { LiveList } from '../../marketplace/live/use-live-rows.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { HiddenTitle } from '../../ui/layout/heading.tsx';
import { LeadLine } from './lead-line.tsx';
import { LeadBesideLater } from './lead-page-later.tsx';
import { OpenedLead } from './opened-lead.tsx';
import { useChosen } from './use-chosen.ts';

type LeadRow = Row<Lead>;
type SideBySideProps = {
  list: ReturnType<typeof useList<Lead>>;
  live: LiveList<Lead>;
  rows: readonly LeadRow[];
  /** The lead that the address names. */
  asked: string | undefined;
};

/** The list left, the chosen lead right; up and down go through the list. */
export function SideBySide({ list, live, rows, asked }: SideBySideProps) {
  const { chosen, isOpened, choose, isElsewhere } = useChosen(rows, asked);
  return (
    <div className="grid">
      <HiddenTitle>{leadsCopy.heading}</HiddenTitle>
      <Columns
        list={list}
        live={live}
        rows={rows}
        chosen={chosen}
        choose={choose}
        isOpened={isOpened}
        elsewhere={isElsewhere ? asked : undefined}
      />
    </div>
  );
}

type ColumnsProps = Omit<SideBySideProps, 'asked'> &
  LinesProps & {
    isOpened: boolean;
    /** Further down than the list has been read, or gone. */
    elsewhere: string | undefined;
  };

function Columns({ list, live, rows, chosen, choose, isOpened, elsewhere }: ColumnsProps) {
  return (
    <LiveFrame live={live} className={COLUMNS}>
      {(onNews) => (
        <>
          <div className="grid gap-4">
            <Lines rows={rows} chosen={chosen} choose={choose} />
            <Further list={list} />
          </div>
          {elsewhere && (
            <div className="lead-pane" key={elsewhere}>
              <LeadBesideLater leadId={elsewhere} />
            </div>
          )}
          {chosen && (
            <div className="lead-pane" key={chosen.id}>
              <LiveRow row={chosen} live={live} onNews={onNews}>
                <OpenedLead lead={chosen.item} isOpened={isOpened} />
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
};

function Lines({ rows, chosen, choose }: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const goWithKeys = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, chosen ? rows.indexOf(chosen) : -1, rows.length);
    const row = place === null ? undefined : rows[place];
    if (!row) return;
    event.preventDefault();
    choose(row);
    list.current?.querySelectorAll('button')[place ?? 0]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <ul ref={list} aria-label={leadsCopy.listLabel} className="lead-lines" onKeyDown={goWithKeys}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id} className="grid min-w-0 outline-none">
          <LeadLine
            lead={row.item}
            hasLeft={row.hasLeft}
            isChosen={row === chosen}
            isEntrance={row === (chosen ?? rows[0])}
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
