import { quotesCopy } from '../../copy/quotes.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import type { ReceivedQuote } from '../lists.ts';

type AcceptQuoteProps = {
  quote: Pick<ReceivedQuote, 'id' | 'cost' | 'rate_type' | 'business' | 'can'>;
  jobId: string;
};

/** With the one that is accepted the job moves on, and the other quotes on it go. */
export function AcceptQuote({ quote, jobId }: AcceptQuoteProps) {
  const accept = useAct({
    name: 'acceptQuote',
    call: (api, id: string) => api.acceptQuote({ params: { id } }),
    putsAway: (id) => [id, jobId],
    reloads: ['jobs', 'quotes', 'responses'],
    done: quotesCopy.accept.done,
    movesTo: 'progress',
  });
  return (
    <ConfirmedAct
      words={quotesCopy.accept}
      look="primary"
      facts={quotesCopy.toAccept(quotesCopy.price(quote.cost, quote.rate_type), quote.business.name)}
      run={() => accept.run(quote.id)}
      isWorking={accept.isWorking}
      isPossible={quote.can.includes('accept')}
    />
  );
}
