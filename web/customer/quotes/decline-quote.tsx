import { useState } from 'react';
import { quoteLifeCopy } from '../../copy/quote-life.copy.ts';
import type { ButtonLook } from '../../ui/actions/button-look.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { part } from '../../ui/lazy/part.ts';
import type { ReceivedQuote } from '../lists.ts';

type DeclineQuoteProps = {
  quote: Pick<ReceivedQuote, 'id' | 'cost' | 'rate_type' | 'business' | 'can'>;
  look?: ButtonLook;
};

/** Leads to the question in which a quote is turned down. */
export function DeclineQuote({ quote, look = 'quiet' }: DeclineQuoteProps) {
  const [isOpen, setOpen] = useState(false);
  const isPossible = quote.can.includes('decline');
  if (!isOpen && !isPossible) return null;
  return (
    <>
      {isPossible && (
        <Button
          look={look}
          onClick={() => setOpen(true)}
          aria-label={quoteLifeCopy.decline.whom(quote.business.name)}
        >
          {quoteLifeCopy.decline.button}
        </Button>
      )}
      {isOpen && (
        <LaterInFront part={DIALOG} onClose={() => setOpen(false)}>
          {({ DeclineDialog }) => <DeclineDialog quote={quote} onClose={() => setOpen(false)} />}
        </LaterInFront>
      )}
    </>
  );
}

/** Fetched when it is wanted. */
const DIALOG = part(() => import('./decline-dialog.tsx'));
