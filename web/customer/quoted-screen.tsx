import { PoundSterling } from 'lucide-react';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { quotesCopy } from '../copy/quotes.copy.ts';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { useRouterContext } from '../router-context.ts';
import { Title } from '../ui/heading.tsx';
import { receivedQuotesList } from './lists.ts';
import { receivedQuoteWords } from './late-words.ts';
import { ReceivedQuoteCard } from './quotes/received-quote-card.tsx';

/** Every open quote on every active job. */
export function QuotedScreen() {
  const { api } = useRouterContext();
  const quotes = useList(receivedQuotesList(api));
  return (
    <div className="grid gap-6">
      <Title>{dashboardCopy.tabs.quoted}</Title>
      <QuietList
        list={quotes}
        live={useLiveRows(quotes, receivedQuoteWords)}
        loading={quotesCopy.loading}
        empty={quotesCopy.emptyReceived}
        emptyIcon={<PoundSterling aria-hidden />}
        each={(quote, isNew) => <ReceivedQuoteCard quote={quote} isNew={isNew} />}
      />
    </div>
  );
}
