import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { SentBeforeChange } from '../../marketplace/jobs/changed-mark.tsx';
import { Ago } from '../../marketplace/live/ago.tsx';
import { Messages } from '../../marketplace/messages/messages.tsx';
import { FoldedDetails, ValidUntil } from '../../marketplace/quotes/besides-price.tsx';
import { EarlierQuotes } from '../../marketplace/quotes/earlier-quotes.tsx';
import { QuotePdf } from '../../marketplace/quotes/quote-pdf.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Money } from '../../ui/display/money.tsx';
import type { JobResponse, ReceivedQuote } from '../lists.ts';
import { AcceptQuote } from '../quotes/accept-quote.tsx';
import { Bidder } from '../quotes/bidder.tsx';
import { DeclineQuote } from '../quotes/decline-quote.tsx';

type ResponseCardProps = { response: JobResponse | ReceivedQuote; jobId: string; isNew: boolean };

/** Price and rate first, then who, what others say of them, what they wrote. */
export function ResponseCard({ response, jobId, isNew }: ResponseCardProps) {
  return (
    <article className="grid min-w-0 grid-rows-[auto_auto_1fr] gap-4 rounded-card border border-line bg-page p-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-display text-2xl">
          <Money pounds={response.cost} rate={response.rate_type} />
        </p>
        {isNew && <Badge tone="good">{dashboardCopy.isNew}</Badge>}
        <SentBeforeChange quote={response} />
      </header>
      <div className="grid content-start gap-3">
        <Bidder business={response.business} picture={response.avatar} />
        <EarlierQuotes quote={response} />
        {response.comments && <p className="whitespace-pre-line">{response.comments}</p>}
        <FoldedDetails quote={response} />
        <ValidUntil quote={response} />
        <p className="text-sm text-ink-soft">
          <Ago at={response.createdAt} />
        </p>
        <QuotePdf quote={response} of={response.business.name} />
      </div>
      <div className="grid content-start gap-3 *:min-w-0">
        <AcceptQuote quote={response} jobId={jobId} />
        <DeclineQuote quote={response} />
        <Messages
          leadId={response.leadId}
          count={response.messagesCount}
          me="customer"
          mayWrite={response.can.includes('sendMessage')}
        />
      </div>
    </article>
  );
}
