import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { JobRows } from '../../marketplace/jobs/job-rows.tsx';
import { QuotedAgo } from '../../marketplace/jobs/quoted-ago.tsx';
import { Sum } from '../../marketplace/jobs/person.tsx';
import { Messages } from '../../marketplace/messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import type { ReceivedQuote } from '../lists.ts';
import { AcceptQuote } from './accept-quote.tsx';
import { Bidder } from './bidder.tsx';

export function ReceivedQuoteCard({ quote, isNew }: { quote: ReceivedQuote; isNew: boolean }) {
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
            {isNew && <Badge tone="good">{dashboardCopy.isNew}</Badge>}
          </>
        }
      >
        <span>{quote.job.jobNumber}</span>
        <QuotedAgo at={quote.createdAt} />
      </CardHead>
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_1fr]">
        <div className="grid content-start gap-4 rounded-field bg-sunken p-4 sm:p-5">
          <Sum label={jobsCopy.charge}>
            <Money pounds={quote.cost} rate={quote.rate_type} />
          </Sum>
          <Bidder business={quote.business} picture={quote.avatar} />
          {quote.comments && <p className="whitespace-pre-line">{quote.comments}</p>}
        </div>
        <JobRows job={quote.job} />
      </div>
      <Messages
        leadId={quote.leadId}
        count={quote.messagesCount}
        me="customer"
        mayWrite={quote.can.includes('sendMessage')}
      />
      <Card.Actions>
        <AcceptQuote quote={quote} jobId={quote.jobId} />
      </Card.Actions>
    </Card.Outer>
  );
}
