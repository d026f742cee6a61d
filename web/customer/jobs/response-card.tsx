import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { forWhat, pounds } from '../../copy/money.ts';
import { SentBeforeChange } from '../../marketplace/jobs/changed-mark.tsx';
import { Ago } from '../../marketplace/live/ago.tsx';
import { Messages } from '../../marketplace/messages/messages.tsx';
import { FoldedDetails, ValidUntil } from '../../marketplace/quotes/besides-price.tsx';
import { EarlierQuotes } from '../../marketplace/quotes/earlier-quotes.tsx';
import { QuotePdf } from '../../marketplace/quotes/quote-pdf.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import type { JobResponse, ReceivedQuote } from '../lists.ts';
import { AcceptQuote } from '../quotes/accept-quote.tsx';
import { Bidder } from '../quotes/bidder.tsx';
import { DeclineQuote } from '../quotes/decline-quote.tsx';

type ResponseCardProps = { response: JobResponse | ReceivedQuote; jobId: string; isNew: boolean };

/** Six lines, each beside that of the other quotes: price, who, yes, their words, what is in it, and the rest. */
export function ResponseCard({ response, jobId, isNew }: ResponseCardProps) {
  return (
    <article>
      <div data-head>
        <Price response={response} isNew={isNew} />
        <div className="grid min-w-0">
          <Bidder business={response.business} picture={response.avatar} />
        </div>
      </div>
      <div className="grid content-start *:min-w-0">
        <AcceptQuote quote={response} jobId={jobId} />
      </div>
      <Words response={response} />
      <div data-folds>
        <FoldedDetails quote={response} />
        <QuotePdf quote={response} of={response.business.name} />
      </div>
      <Foot response={response} />
    </article>
  );
}

const Price = ({ response, isNew }: Omit<ResponseCardProps, 'jobId'>) => (
  <div data-price>
    <p>
      {pounds(response.cost)} <span>{forWhat(response.rate_type)}</span>
    </p>
    {isNew && <Badge tone="good">{dashboardCopy.isNew}</Badge>}
  </div>
);

type Part = Pick<ResponseCardProps, 'response'>;

const Words = ({ response }: Part) => (
  <div className="grid min-w-0 content-start gap-2">
    <div className="empty:hidden">
      <SentBeforeChange quote={response} />
    </div>
    {response.comments && <p className="whitespace-pre-line wrap-anywhere">{response.comments}</p>}
    <EarlierQuotes quote={response} />
  </div>
);

const Foot = ({ response }: Part) => (
  <div data-foot>
    <div className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
      <Ago at={response.createdAt} />
      <ValidUntil quote={response} />
    </div>
    <div>
      <Messages
        leadId={response.leadId}
        count={response.messagesCount}
        me="customer"
        mayWrite={response.can.includes('sendMessage')}
      />
      <DeclineQuote quote={response} look="plain" />
    </div>
  </div>
);
