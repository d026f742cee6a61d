import { useState } from 'react';
import { changeMarksCopy } from '../../copy/change-marks.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { ReceivedQuote } from '../lists.ts';

type AcceptQuoteProps = {
  quote: Pick<
    ReceivedQuote,
    'id' | 'cost' | 'rate_type' | 'business' | 'detail' | 'sentBeforeChange' | 'can'
  >;
  jobId: string;
};

const factsOf = ({
  cost,
  rate_type,
  business,
  detail,
  sentBeforeChange,
}: AcceptQuoteProps['quote']): string => {
  const price = quotesCopy.price(cost, rate_type);
  const facts = quotesCopy.toAccept(price, business.name, detail?.earliest_start ?? undefined);
  return sentBeforeChange ? `${facts}. ${changeMarksCopy.sentBeforeFact}` : facts;
};

/** With the one that is accepted the job moves on, and the other quotes on it go. */
export function AcceptQuote({ quote, jobId }: AcceptQuoteProps) {
  const [startsAtOnce, setStartsAtOnce] = useState(false);
  const accept = useAct({
    name: 'acceptQuote',
    call: (api, id: string) =>
      api.acceptQuote({ params: { id }, ...(startsAtOnce && { body: { starts_at_once: true } }) }),
    putsAway: (id) => [id, jobId],
    reloads: ['jobs', 'quotes', 'responses'],
    done: quotesCopy.accept.done,
    movesTo: 'progress',
    isSaidInQuestion: true,
  });
  return (
    <ConfirmedAct
      words={quotesCopy.accept}
      look="primary"
      facts={factsOf(quote)}
      wish={
        <Checkbox
          {...quotesCopy.startsAtOnce}
          name="starts_at_once"
          checked={startsAtOnce}
          onChange={setStartsAtOnce}
        />
      }
      run={() => accept.run(quote.id)}
      isWorking={accept.isWorking}
      failure={accept.failure}
      isPossible={quote.can.includes('accept')}
    />
  );
}
