import { quotesCopy } from '../../copy/quotes.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';

export function AcceptQuote({ quoteId }: { quoteId: string }) {
  const accept = useAct({
    name: 'acceptQuote',
    call: (api, id: string) => api.acceptQuote({ params: { id } }),
    reloads: ['jobs', 'quotes', 'responses'],
    done: quotesCopy.accept.done,
  });
  return (
    <ConfirmedAct
      words={quotesCopy.accept}
      look="primary"
      run={() => accept.run(quoteId)}
      isWorking={accept.isWorking}
    />
  );
}
