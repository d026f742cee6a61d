import { Send } from 'lucide-react';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { quotesCopy } from '../copy/quotes.copy.ts';
import { ConfirmedAct } from '../marketplace/dashboard/confirmed-act.tsx';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useAct } from '../marketplace/dashboard/use-act.ts';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { CardHead } from '../marketplace/jobs/card-head.tsx';
import { OffBadge } from '../marketplace/jobs/off-badge.tsx';
import { JobRows } from '../marketplace/jobs/job-rows.tsx';
import { QuotedAgo } from '../marketplace/jobs/quoted-ago.tsx';
import { Sum } from '../marketplace/jobs/person.tsx';
import { Ago } from '../marketplace/live/ago.tsx';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { useRouterContext } from '../router-context.ts';
import { Card } from '../ui/card.tsx';
import { Title } from '../ui/heading.tsx';
import { Money } from '../ui/money.tsx';
import { type SentQuote, sentQuotesList } from './lists.ts';
import { sentQuoteWords } from './late-words.ts';

/** The quotes that wait for an answer. */
export function QuotedScreen() {
  const { api } = useRouterContext();
  const quotes = useList(sentQuotesList(api));
  return (
    <div className="grid gap-6">
      <Title>{dashboardCopy.tabs.quoted}</Title>
      <QuietList
        list={quotes}
        live={useLiveRows(quotes, sentQuoteWords)}
        loading={quotesCopy.loading}
        empty={quotesCopy.emptySent}
        emptyIcon={<Send aria-hidden />}
        each={(quote) => <SentQuoteCard quote={quote} />}
      />
    </div>
  );
}

function SentQuoteCard({ quote }: { quote: SentQuote }) {
  const heading = `quote-${quote.id}`;
  return (
    <Card.Outer labelledBy={heading}>
      <CardHead
        id={heading}
        title={quote.job.title}
        at={null}
        badges={
          <>
            <OffBadge job={quote.job} />
            <Sum label={jobsCopy.charge}>
              <Money pounds={quote.cost} rate={quote.rate_type} />
            </Sum>
          </>
        }
      >
        <span>
          {jobsCopy.postedBy} {quote.user.name} <Ago at={quote.job.createdAt} />
        </span>
        <QuotedAgo at={quote.createdAt} />
      </CardHead>
      <JobRows job={quote.job} />
      <Messages
        leadId={quote.leadId}
        count={quote.messagesCount}
        me="business"
        mayWrite={quote.can.includes('sendMessage')}
      />
      <Card.Actions>
        <WithdrawQuote quoteId={quote.id} isPossible={quote.can.includes('withdraw')} />
      </Card.Actions>
    </Card.Outer>
  );
}

function WithdrawQuote({ quoteId, isPossible }: { quoteId: string; isPossible: boolean }) {
  const withdraw = useAct({
    name: 'withdrawQuote',
    call: (api, id: string) => api.withdrawQuote({ params: { id } }),
    putsAway: (id) => [id],
    reloads: ['quotes', 'leads', 'jobs'],
    done: quotesCopy.withdraw.done,
  });
  return (
    <ConfirmedAct
      words={quotesCopy.withdraw}
      run={() => withdraw.run(quoteId)}
      isWorking={withdraw.isWorking}
      isPossible={isPossible}
    />
  );
}
