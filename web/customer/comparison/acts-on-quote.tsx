import { MessageSquare } from 'lucide-react';
import type { ComparedQuote } from '../../../contract/comparison.ts';
import { messagesCount } from '../../copy/messages-count.copy.ts';
import { conversationsAddress } from '../../marketplace/conversations/conversation-address.ts';
import { QuotePdf } from '../../marketplace/quotes/quote-pdf.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { InnerLink } from '../../ui/inner-link.tsx';
import { AcceptQuote } from '../quotes/accept-quote.tsx';
import { DeclineQuote } from '../quotes/decline-quote.tsx';

/** The same as on the quote's card; the conversation, which needs more room than a column has, opens on its own page. */
export const ActsOnQuote = ({ quote, jobId }: { quote: ComparedQuote; jobId: string }) => (
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
