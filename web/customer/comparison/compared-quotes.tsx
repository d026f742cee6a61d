import { type ComponentProps, type RefObject, useMemo, useRef, useState } from 'react';
import type { ComparedJob, ComparedQuote } from '../../../contract/comparison.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import { LiveFrame } from '../../marketplace/live/live-frame.tsx';
import { LiveRow } from '../../marketplace/live/live-row.tsx';
import { useLiveRows } from '../../marketplace/live/use-live-rows.ts';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { comparisonWords } from '../late-words.ts';
import { ActsOnQuote } from './acts-on-quote.tsx';
import { type Column, ComparisonTable } from './comparison-table.tsx';
import { differing } from './compared-rows.tsx';
import { NothingCompared } from './nothing-compared.tsx';
import { OnPaper, useOnPaper } from './on-paper.ts';
import { byRank, inOrder, type Order, withAt } from './order.ts';
import { PairChoice } from './pair-choice.tsx';
import { usePair } from './use-pair.ts';

/** As many columns as a sheet of paper has room for. */
const ON_A_SHEET = 4;

type ComparedQuotesProps = {
  job: ComparedJob;
  read: { data: readonly ComparedQuote[]; dataUpdatedAt: number; isFetching: boolean };
  order: Order;
  onlyDiffering: boolean;
};

/** The quotes while somebody compares them: what others do takes none away without a word and pushes none aside. */
export function ComparedQuotes({ job, read, order, onlyDiffering }: ComparedQuotesProps) {
  const data = useMemo(() => inOrder(read.data, order), [read.data, order]);
  const live = useLiveRows({ ...read, data }, comparisonWords(job));
  const { columns, ids, choose } = useOwnOrder(live.rows ?? NONE);
  const frame = useRef<HTMLDivElement>(null);
  const pair = usePair(frame, ids);
  const isOnPaper = useOnPaper();
  const isDrawn = useIsDrawn();
  const differs = useMemo(
    () => differing(columns.filter(({ hasLeft }) => !hasLeft).map(({ item }) => item)),
    [columns],
  );
  const sheet = { differs, onlyDiffering, onScroll: pair.follow };
  return (
    <LiveFrame live={live}>
      {(onNews) => (
        <OnPaper value={isOnPaper}>
          {columns.length === 0 && <NothingCompared job={job} />}
          {!isDrawn && columns.length > 1 && <PairChoice {...pair} columns={columns} choose={choose} />}
          {inSheets(columns, isOnPaper ? ON_A_SHEET : columns.length).map((some, place) => (
            <Sheet
              key={place}
              {...sheet}
              {...(place === 0 && { frame })}
              columns={some}
              acts={(column) => (
                <LiveRow row={column} live={live} onNews={onNews}>
                  <ActsOnQuote quote={column.item} jobId={job.id} />
                </LiveRow>
              )}
            />
          ))}
        </OnPaper>
      )}
    </LiveFrame>
  );
}

type SheetProps = ComponentProps<typeof ComparisonTable> & {
  frame?: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
};

/** One table, which scrolls in a frame of its own where it is wider than the page. */
const Sheet = ({ frame, onScroll, ...table }: SheetProps) => (
  <div
    ref={frame}
    role="group"
    aria-label={copy.frame}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    tabIndex={0}
    className="comparison"
    onScroll={onScroll}
  >
    <ComparisonTable {...table} />
  </div>
);

const NONE: readonly Column[] = [];

/** On a phone somebody puts any two beside each other: the others stand where those were. */
function useOwnOrder(rows: readonly Column[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const columns = useMemo(() => {
    const place = new Map(ids.map((id, at) => [id, at]));
    return byRank(rows, ({ id }) => place.get(id));
  }, [rows, ids]);
  const choose = (at: number, id: string) =>
    setIds(
      withAt(
        columns.map((column) => column.id),
        at,
        id,
      ),
    );
  return { columns, ids, choose };
}

const inSheets = (columns: readonly Column[], most: number): Column[][] =>
  Array.from({ length: Math.ceil(columns.length / most) || 0 }, (_, sheet) =>
    columns.slice(sheet * most, (sheet + 1) * most),
  );
