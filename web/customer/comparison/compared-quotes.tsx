import { MessageSquare } from 'lucide-react';
import { type ComponentProps, type RefObject, useMemo, useRef, useState } from 'react';
import type { ComparedJob, ComparedQuote } from '../../../contract/comparison.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { messagesCount } from '../../copy/messages-count.copy.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { AgreementLink } from '../../marketplace/agreements/agreement-on-card.tsx';
import { conversationsAddress } from '../../marketplace/conversations/conversation-address.ts';
import { type DashboardTab, tabAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';
import { NextStep } from '../../marketplace/dashboard/next-step.tsx';
import { LiveFrame } from '../../marketplace/live/live-frame.tsx';
import { LiveRow } from '../../marketplace/live/live-row.tsx';
import { useLiveRows } from '../../marketplace/live/use-live-rows.ts';
import { QuotePdf } from '../../marketplace/quotes/quote-pdf.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { useIsDrawn } from '../../ui/hooks/use-is-drawn.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { comparisonWords } from '../late-words.ts';
import { AcceptQuote } from '../quotes/accept-quote.tsx';
import { DeclineQuote } from '../quotes/decline-quote.tsx';
import { differing } from './compared-rows.tsx';
import { type Column, ComparisonTable } from './comparison-table.tsx';
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

/** The same as on the quote's card; the conversation, which needs more room than a column has, opens on its own page. */
const ActsOnQuote = ({ quote, jobId }: { quote: ComparedQuote; jobId: string }) => (
  <div className="grid content-start gap-2">
    <AcceptQuote quote={quote} jobId={jobId} />
    <DeclineQuote quote={quote} />
    {(quote.can.includes('sendMessage') || quote.messagesCount > 0) && (
      <InnerLink href={conversationsAddress({ lead: quote.leadId })} className={buttonLook('quiet')}>
        <MessageSquare size={18} aria-hidden />
        {messagesCount(quote.messagesCount)}
      </InnerLink>
    )}
    <QuotePdf quote={quote} of={quote.business.name} />
  </div>
);

const NOW: Record<ComparedJob['status'], { sentence: string; tab: DashboardTab; isAgreed?: true }> = {
  active: { sentence: copy.none, tab: 'jobs' },
  progress: { sentence: copy.taken, tab: 'progress', isAgreed: true },
  finished: { sentence: copy.over, tab: 'history' },
  cancelled: { sentence: copy.over, tab: 'history' },
};

/** A job on which no quote is open: why, and where it stands now. */
function NothingCompared({ job }: { job: ComparedJob }) {
  const { sentence, tab, isAgreed } = NOW[job.status];
  return (
    <Empty
      action={
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          {isAgreed && <AgreementLink job={job} />}
          <NextStep href={tabAddress(tab)}>{newsCopy.open(dashboardCopy.tabs[tab])}</NextStep>
        </div>
      }
    >
      {sentence}
    </Empty>
  );
}
