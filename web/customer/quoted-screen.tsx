import { PoundSterling } from 'lucide-react';
import { dashboardCopy } from '../copy/dashboard.ts';
import { quotesCopy } from '../copy/quotes.ts';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { News } from '../marketplace/live/news.tsx';
import { useNewOnes } from '../marketplace/live/use-new-ones.ts';
import { useRouterContext } from '../router-context.ts';
import { Title } from '../ui/heading.tsx';
import { receivedQuotesList } from './lists.ts';
import { ReceivedQuoteCard } from './quotes/received-quote-card.tsx';

/** Every open quote on every active job. */
export function QuotedScreen() {
  const { api } = useRouterContext();
  const quotes = useList(receivedQuotesList(api));
  const fresh = useNewOnes(quotes.data?.map((quote) => quote.id));
  const newest = quotes.data?.find((quote) => fresh.has(quote.id));
  return (
    <div className="grid gap-6">
      <Title>{dashboardCopy.tabs.quoted}</Title>
      <News>{newest ? quotesCopy.arrived(newest.business.name, newest.job.title) : ''}</News>
      <QuietList
        list={quotes}
        loading={quotesCopy.loading}
        empty={quotesCopy.emptyReceived}
        emptyIcon={<PoundSterling aria-hidden />}
        each={(quote) => <ReceivedQuoteCard quote={quote} isNew={fresh.has(quote.id)} />}
      />
    </div>
  );
}
