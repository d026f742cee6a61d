import { quotesCopy } from '../../copy/quotes.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';

type AcceptQuoteProps = { quoteId: string; jobId: string; isPossible: boolean };

/** With the one that is accepted the job moves on, and the other quotes on it go. */
export function AcceptQuote({ quoteId, jobId, isPossible }: AcceptQuoteProps) {
  const accept = useAct({
    name: 'acceptQuote',
    call: (api, id: string) => api.acceptQuote({ params: { id } }),
    putsAway: (id) => [id, jobId],
    reloads: ['jobs', 'quotes', 'responses'],
    done: quotesCopy.accept.done,
  });
  return (
    <ConfirmedAct
      words={quotesCopy.accept}
      look="primary"
      run={() => accept.run(quoteId)}
      isWorking={accept.isWorking}
      isPossible={isPossible}
    />
  );
}
