import { Send } from 'lucide-react';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { nextStepsCopy } from '../copy/next-steps.copy.ts';
import { quotesCopy } from '../copy/quotes.copy.ts';
import { ConfirmedAct } from '../marketplace/dashboard/confirmed-act.tsx';
import { tabAddress } from '../marketplace/dashboard/dashboard-tabs.ts';
import { NextStep } from '../marketplace/dashboard/next-step.tsx';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useAct } from '../marketplace/dashboard/use-act.ts';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { CardHead } from '../marketplace/jobs/card-head.tsx';
import { QuoteMarks } from '../marketplace/jobs/changed-mark.tsx';
import { JobDetails } from '../marketplace/jobs/job-details.tsx';
import { JobPicture } from '../marketplace/jobs/job-picture.tsx';
import { OffBadge } from '../marketplace/jobs/off-badge.tsx';
import { Sum } from '../marketplace/jobs/person.tsx';
import { Ago } from '../marketplace/live/ago.tsx';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { FoldedDetails, ValidUntil } from '../marketplace/quotes/besides-price.tsx';
import { EarlierQuotes } from '../marketplace/quotes/earlier-quotes.tsx';
import { QuotePdf } from '../marketplace/quotes/quote-pdf.tsx';
import { useRouterContext } from '../router-context.ts';
import { Money } from '../ui/display/money.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { sentQuoteWords } from './late-words.ts';
import { type SentQuote, sentQuotesList } from './lists.ts';
import { ReviseQuote } from './revise-quote.tsx';

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
        emptyAction={<NextStep href={tabAddress('leads')}>{nextStepsCopy.leads}</NextStep>}
        each={(quote) => <SentQuoteCard quote={quote} />}
      />
    </div>
  );
}

function SentQuoteCard({ quote }: { quote: SentQuote }) {
  const heading = `quote-${quote.id}`;
  return (
    <Card.Outer labelledBy={heading} isCompact>
      <CardHead
        id={heading}
        title={quote.job.title}
        at={null}
        picture={<JobPicture job={quote.job} />}
        badges={
          <>
            <OffBadge job={quote.job} />
            <Sum label={jobsCopy.charge}>
              <Money pounds={quote.cost} rate={quote.rate_type} />
            </Sum>
          </>
        }
      >
        <span className="basis-full">
          {jobsCopy.postedBy} {quote.user.name} <Ago at={quote.job.createdAt} />
        </span>
        <QuotedAgo at={quote.createdAt} />
      </CardHead>
      <QuoteMarks quote={quote} />
      <SentWords quote={quote} />
      <EarlierQuotes quote={quote} />
      <JobDetails job={quote.job} />
      <Messages
        leadId={quote.leadId}
        count={quote.messagesCount}
        me="business"
        mayWrite={quote.can.includes('sendMessage')}
      />
      <Card.Actions>
        <ReviseQuote quote={quote} />
        <WithdrawQuote quote={quote} />
      </Card.Actions>
    </Card.Outer>
  );
}

/** What went with the price. */
const SentWords = ({ quote }: { quote: SentQuote }) => (
  <>
    {quote.comments && quote.comments !== quotesCopy.direct && (
      <p className="whitespace-pre-line wrap-anywhere">{quote.comments}</p>
    )}
    <FoldedDetails quote={quote} />
    <ValidUntil quote={quote} />
    <QuotePdf quote={quote} of={quote.job.title} />
  </>
);

function WithdrawQuote({ quote }: { quote: SentQuote }) {
  const withdraw = useAct({
    name: 'withdrawQuote',
    call: (api, id: string) => api.withdrawQuote({ params: { id } }),
    putsAway: (id) => [id],
    reloads: ['quotes', 'leads', 'jobs'],
    done: quotesCopy.withdraw.done,
    isSaidInQuestion: true,
  });
  return (
    <ConfirmedAct
      words={quotesCopy.withdraw}
      facts={quotesCopy.toWithdraw(quotesCopy.price(quote.cost, quote.rate_type), quote.job.title)}
      run={() => withdraw.run(quote.id)}
      isWorking={withdraw.isWorking}
      failure={withdraw.failure}
      isPossible={quote.can.includes('withdraw')}
    />
  );
}

/** When a quote was sent, where the time of its job may stand beside it. */
const QuotedAgo = ({ at }: { at: string }) => (
  <span>
    {quotesCopy.quoted} <Ago at={at} />
  </span>
);
